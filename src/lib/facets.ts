/** One way to narrow a list: the values that an item has under a name. */
export interface Facet<Item> {
  /** Name in the address. */
  key: string;
  label: string;
  values: (item: Item) => readonly string[];
  /** A value in words; without it the value itself. */
  labelOf?: (value: string) => string | undefined;
  /** Every value, if they have an order of their own. */
  order?: readonly string[];
  /** If true, the values are a list to choose one from, instead of a row of buttons. */
  isList?: true;
}

/** How a list is narrowed. */
export interface Filter<Item> {
  facets?: readonly Facet<Item>[];
  /** The text of an item that the words of a query are looked for in. */
  textOf: (item: Item) => string;
}

export interface FacetValue {
  value: string;
  label: string;
  /** Items that are left if this value alone is chosen in its facet, everything else as it is. */
  count: number;
  chosen: boolean;
}

/** Parameter of the address that holds the query. */
export const textKey = 'q';

/**
 * Narrows a list by the query and the facets of an address. Within one facet, one of the chosen
 * values is enough.
 *
 * @returns `found` by the query alone, for the counts of the facets; `shown` by both
 */
export function filterItems<Item>(
  items: readonly Item[],
  {facets = [], textOf}: Filter<Item>,
  address: URLSearchParams,
): {found: Item[]; shown: Item[]} {
  const words = (address.get(textKey) ?? '').toLowerCase().split(/\s+/);
  const found = items.filter((item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    found,
    shown: found.filter((item) => facets.every((facet) => matches(item, facet, address))),
  };
}

/**
 * The values of a facet that lead to something, given the choices in all other facets, in the order
 * of the facet, or else of the items. A chosen value stays in the list, so that it can be removed.
 */
export function facetValues<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  address: URLSearchParams,
  facet: Facet<Item>,
): FacetValue[] {
  const others = facets.filter(({key}) => key !== facet.key);
  const counts = new Map<string, number>();
  for (const item of items) {
    const counted = others.every((other) => matches(item, other, address));
    for (const value of new Set(facet.values(item)))
      counts.set(value, (counts.get(value) ?? 0) + (counted ? 1 : 0));
  }
  const chosen = chosenIn(facet, address);
  // Another choice, a text or an old address may have left a chosen value without items.
  for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
  const rank = (value: string): number => facet.order?.indexOf(value) ?? 0;
  return [...counts]
    .sort(([a], [b]) => rank(a) - rank(b))
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .map(([value, count]) => ({
      value,
      label: labelFor(value, facet),
      count,
      chosen: chosen.includes(value),
    }));
}

/** An address may hold any value, `constructor` among them, for which a table has no label. */
function labelFor<Item>(value: string, {labelOf}: Facet<Item>): string {
  const label: unknown = labelOf?.(value);
  return typeof label === 'string' ? label : value;
}

function chosenIn<Item>({key}: Facet<Item>, address: URLSearchParams): string[] {
  return address.getAll(key).filter((value) => value !== '');
}

function matches<Item>(item: Item, facet: Facet<Item>, address: URLSearchParams): boolean {
  const chosen = chosenIn(facet, address);
  return chosen.length === 0 || facet.values(item).some((value) => chosen.includes(value));
}
