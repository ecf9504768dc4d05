/** Texts of results, for the dialog and the page. */
export const labels = {
  results: 'Search results',
  noResultsFor: 'No results for',
  withFilters: ' with these filters',
  clearFilters: 'Clear all filters',
  trySearchingFor: 'Try searching for',
  shouldReturn: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  fallback: 'The search service cannot be reached. These results come from the index of this site.',
  allSections: 'All',
  recent: 'Recent',
  favourites: 'Favourites',
  noRecent: 'No recent searches',
  needsScript: 'Searching needs JavaScript.',
  pages: 'Pages of results',
  previousPage: 'Previous',
  nextPage: 'Next',
  select: 'to select',
  navigate: 'to navigate',
  newTab: 'in a new tab',
  toClose: 'to close',
} as const;

export const saveLabel = (query: string): string => `Keep “${query}” as a favourite`;

export const removeLabel = (query: string): string => `Remove “${query}”`;

export const seeAllLabel = (count: number): string =>
  count === 1 ? 'See the result' : `See all ${count} results`;

/** Follows the collection of a page that explains a name of another cloud. */
export const comparableLabel = (name: string): string => ` · comparable to “${name}”`;

/** For the live region and for the search page. */
export const countLabel = (count: number, query: string): string =>
  `${count === 1 ? 'One result' : `${count} results`} for “${query}”`;
