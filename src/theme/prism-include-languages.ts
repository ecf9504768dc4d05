/** The theme would load grammars into the browser here. Samples are highlighted at build time: see `src/plugins/code-samples`. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
