/** The stock function brings a grammar into the browser. Samples are highlighted at build time. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
