/** The theme's own highlighter is not used (see `src/plugins/code-samples`), so that nothing of it has to reach the browser. */
export const prism = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: [],
};
