/** Id of the target of the skip link. The focus moves there after a navigation. */
export const pageStartId = 'page-start';

/** Focuses an element that is not a tab stop, without scrolling. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}
