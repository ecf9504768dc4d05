/** The theme's highlighter is not used, see `src/plugins/code-samples`. */
export const prism = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: [],
};
