import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {facets, isKnown, type Facet, type FacetValues} from '../../plugins/search/client/facets';
import {searchPageUrl} from '../../plugins/search/client/searchPageUrl';

/** The state of the search page, which the address stores. */
export interface PageState {
  q: string;
  filters: FacetValues;
  page: number;
}

const lastPage = 1000;
const mostChosen = 5;

/** Parses the state from a query string and ignores invalid values. */
export function readPageState(search: string): PageState {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const chosen = (facet: Facet): string[] =>
    parameters
      .getAll(facet.parameter)
      .filter((value) => isKnown(facet, value))
      .slice(0, facet.isMultiple ? mostChosen : 1);
  return {
    q: parameters.get('q') ?? '',
    filters: Object.fromEntries(facets.map((facet) => [facet.name, chosen(facet)])),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

export interface SearchParameters extends PageState {
  /** The address for another state, relative to the current route. */
  urlOf: (changes: Partial<PageState>) => string;
  /** Replaces the address while the reader types. */
  replace: (changes: Partial<PageState>) => void;
}

/** The state of the page. The first render has no query, as the built HTML has none. */
export function useSearchParameters(): SearchParameters {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const state = readPageState(useIsBrowser() ? search : '');
  // A new query or filter resets the page number.
  const urlOf = (changes: Partial<PageState>): string =>
    searchPageUrl(pathname, {...state, page: 1, ...changes});
  return {
    ...state,
    urlOf,
    replace: (changes) => history.replace(urlOf(changes)),
  };
}
