/** The stock function would add grammars to the bundle. Samples are highlighted at build time. */
export default function prismIncludeLanguages(): void {
  // Nothing to load.
}
