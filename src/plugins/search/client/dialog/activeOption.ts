/*
 * The options of the search dialog. The field keeps the focus and names the option that Enter
 * opens.
 */

type Field = HTMLElement | null | undefined;

const options = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('#search-results [role="option"]'),
];

export function activeOption(field: Field): HTMLAnchorElement | undefined {
  const id = field?.getAttribute('aria-activedescendant');
  return options().find((option) => option.id === id);
}

/**
 * Makes an option active: the one with the same address, or the first.
 *
 * @param wanted an option, perhaps of an earlier list; undefined for the first
 */
export function setActive(field: Field, wanted: Element | undefined): void {
  const list = options();
  const href = wanted?.getAttribute('href');
  const isFirst = wanted?.id === list[0]?.id;
  const active =
    (isFirst ? undefined : list.find((option) => option.getAttribute('href') === href)) ?? list[0];
  for (const option of list) {
    option.setAttribute('aria-selected', String(option === active));
    // Tab moves to the active option, which scrolls the list.
    option.tabIndex = option === active ? 0 : -1;
  }
  field?.setAttribute('aria-expanded', String(active !== undefined));
  if (active) field?.setAttribute('aria-activedescendant', active.id);
  else field?.removeAttribute('aria-activedescendant');
}

/**
 * Moves between options by arrows, Home and End.
 *
 * @returns true if the key did that
 */
export function moveActive(field: Field, event: KeyboardEvent): boolean {
  const list = options();
  const active = activeOption(field);
  const position = active ? list.indexOf(active) : -1;
  const target = new Map([
    ['ArrowDown', position + 1],
    ['ArrowUp', position - 1],
    ['Home', 0],
    ['End', list.length - 1],
  ]).get(event.key);
  const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  if (target === undefined || list.length === 0 || hasModifier) return false;
  const next = list.at(target % list.length);
  setActive(field, next);
  next?.scrollIntoView({block: 'nearest'});
  return true;
}
