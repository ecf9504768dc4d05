import {translate} from '@docusaurus/Translate';
import type {Facet} from '../../plugins/search/client/facets';

/* Texts of results, in dialog and page. Ids beginning with "theme." are the search theme's, which has them in many languages. */

export const labels = {
  results: translate({id: 'search.results', message: 'Search results'}),
  noResultsFor: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
  }),
  trySearchingFor: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  shouldReturn: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  letUsKnow: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
  fallback: translate({
    id: 'search.fallback',
    message:
      'The search service cannot be reached. These results come from the index of this site.',
  }),
  allSections: translate({id: 'search.allSections', message: 'All'}),
  recent: translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}),
  favourites: translate({id: 'search.favourites', message: 'Favourites'}),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
  }),
  needsScript: translate({id: 'search.needsScript', message: 'Searching needs JavaScript.'}),
  pages: translate({id: 'search.pages', message: 'Pages of results'}),
  previousPage: translate({id: 'search.previousPage', message: 'Previous'}),
  nextPage: translate({id: 'search.nextPage', message: 'Next'}),
  select: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
  navigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
  newTab: translate({id: 'search.newTab', message: 'in a new tab'}),
  toClose: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
} as const;

export const facetHeading = ({name, heading}: Facet): string =>
  translate({id: `search.filterBy.${name}`, message: heading});

export const saveLabel = (query: string): string =>
  translate({id: 'search.save', message: 'Keep “{query}” as a favourite'}, {query});

export const removeLabel = (query: string): string =>
  translate({id: 'search.remove', message: 'Remove “{query}”'}, {query});

export const seeAllLabel = (count: number): string =>
  count === 1
    ? translate({id: 'search.seeAllOne', message: 'See the result'})
    : translate(
        {id: 'theme.SearchBar.seeAll', message: 'See all {count} results'},
        {count: String(count)},
      );

/** For the live region and the search page. */
export const countLabel = (count: number, query: string): string =>
  count === 1
    ? translate({id: 'search.countOne', message: 'One result for “{query}”'}, {query})
    : translate(
        {id: 'search.count', message: '{count} results for “{query}”'},
        {count: String(count), query},
      );
