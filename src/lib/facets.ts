/** A facet of a list: a name under which an item has values. */
export interface Facet<Item> {
  /** Name of the query parameter. */
  key: string;
  label: string;
  values: (item: Item) => readonly string[];
  /** Label of a value. Without it, the value is its own label. */
  labelOf?: (value: string) => string | undefined;
  /** All values, if they have a fixed order. */
  order?: readonly string[];
  /** If true, the values are a select box instead of a row of buttons. */
  isList?: true;
}

/** The filters of a list. */
export interface Filter<Item> {
  facets?: readonly Facet<Item>[];
  /** The text of an item in which the query is searched. */
  textOf: (item: Item) => string;
}

export interface FacetValue {
  value: string;
  label: string;
  /** Number of items if this is the only chosen value of its facet, and all other filters stay. */
  count: number;
  chosen: boolean;
}

/** Name of the query parameter with the search text. */
export const textKey = 'q';

/**
 * Filters a list by the query and the facets of an address. Within one facet, an item needs one of
 * the chosen values.
 *
 * @returns `found` matches the query only, for the counts of the facets; `shown` matches both
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
 * The values of a facet that match at least one item, given the choices in all other facets. The
 * order is that of the facet, or that of the items. A chosen value stays in the list, so that
 * readers can remove it.
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
  // Another filter, a query or an old address may leave a chosen value without items.
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

/** An address may contain any value, such as `constructor`, which has no label in a table. */
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
