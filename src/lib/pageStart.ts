/** Id of the region of the skip link, where the keyboard starts on each further page. */
export const pageStartId = 'page-start';

/** Moves the focus to an element that has no place among the stops of the keyboard; what is seen stays where it is. */
export function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  element.removeAttribute('tabindex');
}
