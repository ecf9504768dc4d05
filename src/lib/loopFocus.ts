const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** The controls in an element that can take focus now, in document order. */
export function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/** Keeps Tab inside an open dialog: past the last control comes the first, before the first the last. */
export function loopFocus(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  container: HTMLElement,
): void {
  if (event.key !== 'Tab') return;
  const controls = focusableIn(container);
  const [from, to] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  const {activeElement} = container.ownerDocument;
  if (activeElement !== from && controls.includes(activeElement as HTMLElement)) return;
  event.preventDefault();
  to?.focus();
}
