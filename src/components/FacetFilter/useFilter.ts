import {filterItems, type Facet, type Filter} from '../../lib/facets';
import {useAddress, type Address} from './useAddress';

/** A list that is filtered by the query and the facets of the address. */
export interface FilteredList<Item> {
  all: readonly Item[];
  /** Filtered by the query only. Facets count these items. */
  found: Item[];
  shown: Item[];
  facets: readonly Facet<Item>[];
  address: Address;
}

export function useFilter<Item>(all: readonly Item[], filter: Filter<Item>): FilteredList<Item> {
  const address = useAddress();
  const {facets = []} = filter;
  return {all, ...filterItems(all, filter, address.params), facets, address};
}
