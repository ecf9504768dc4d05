/** Event that opens the search dialog; `detail.query` fills the box. */
export const openSearchEvent = 'architecture-center:open-search';

/** Asks the search bar to open its dialog. */
export function openSearch(query = ''): void {
  document.dispatchEvent(new CustomEvent(openSearchEvent, {bubbles: true, detail: {query}}));
}
