import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isSectionKey, type SectionKey} from '../../plugins/search/client/sections';
import {searchPageUrl} from '../Search/searchSettings';

/** The state of the search page, all of it in the address. */
export interface PageState {
  q: string;
  section: SectionKey | undefined;
  tags: readonly string[];
  page: number;
}

const lastPage = 1000;

/** Reads the state from a query string; what is not usable is left out. */
function readPageState(search: string): PageState {
  const parameters = new URLSearchParams(search);
  const section = parameters.get('section');
  const page = Number(parameters.get('page'));
  return {
    q: parameters.get('q') ?? '',
    section: isSectionKey(section) ? section : undefined,
    tags: parameters.getAll('tag').slice(0, 5),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

export interface SearchParameters extends PageState {
  /** Address of the page in another state, site-relative to the current route. */
  urlOf: (changes: Partial<PageState>) => string;
  /** Replaces the address, as one types. */
  replace: (changes: Partial<PageState>) => void;
}

/** The state of the page. The page as built knows no query, so the first render has none either. */
export function useSearchParameters(): SearchParameters {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const state = readPageState(useIsBrowser() ? search : '');
  // Another query or filter begins at the first page.
  const urlOf = (changes: Partial<PageState>): string => searchPageUrl(pathname, {...state, page: 1, ...changes});
  return {
    ...state,
    urlOf,
    replace: (changes) => {
      history.replace(urlOf(changes));
    },
  };
}
