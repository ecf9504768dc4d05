/** One way to narrow a list: the values that an item has under a name. */
export interface Facet<Item> {
  /** Name in the address. */
  key: string;
  label: string;
  values: (item: Item) => readonly string[];
  /** A value in words. */
  labelOf: (value: string) => string;
  /** Every value, where they have an order of their own. */
  order?: readonly string[];
}

/** Chosen values by the key of their facet. */
export type Selection = Readonly<Record<string, readonly string[]>>;

export interface FacetValue {
  value: string;
  label: string;
  /** Items that are left when this value alone is chosen in its facet, everything else as it is. Never 0. */
  count: number;
  chosen: boolean;
}

/** Items that match every facet with a choice; within one facet, one of the chosen values is enough. */
export function filterByFacets<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  selection: Selection,
): Item[] {
  return items.filter((item) => facets.every((facet) => matches(item, facet, selection)));
}

/**
 * The values of a facet that lead to something, given the choices in all other facets, in the order of the facet, or else
 * of the items.
 * A chosen value stays in the list, so that it can be taken back.
 */
export function facetValues<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  selection: Selection,
  facet: Facet<Item>,
): FacetValue[] {
  const others = facets.filter(({key}) => key !== facet.key);
  const counts = new Map<string, number>();
  for (const item of items) {
    const counted = others.every((other) => matches(item, other, selection));
    for (const value of new Set(facet.values(item)))
      counts.set(value, (counts.get(value) ?? 0) + (counted ? 1 : 0));
  }
  const chosen = selection[facet.key] ?? [];
  // Also one that another choice, a text or an old address has left without items.
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

/** An address may hold any value, `constructor` among them, for which a table of labels has no text. */
function labelFor<Item>(value: string, {labelOf}: Facet<Item>): string {
  const label: unknown = labelOf(value);
  return typeof label === 'string' ? label : value;
}

/** Whether a text holds every word of the query, whatever the case. An empty query matches. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function matches<Item>(item: Item, {key, values}: Facet<Item>, selection: Selection): boolean {
  const chosen = selection[key] ?? [];
  return chosen.length === 0 || values(item).some((value) => chosen.includes(value));
}
