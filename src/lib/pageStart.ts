/** Id of the region of the skip link, where the keyboard starts on each further page. */
export const pageStartId = 'page-start';

/** Focuses an element that is no tab stop. The page does not scroll. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}
