/** Texts that both the dialog and the page of results show. */
export const labels = {
  noResultsFor: 'No results for',
  trySearchingFor: 'Try searching for',
  shouldReturn: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  fallback: 'The search service cannot be reached. These results come from the index of this site.',
} as const;

/** Follows the collection of a page that explains a name of another cloud. */
export const comparableLabel = (name: string): string => ` · comparable to “${name}”`;

/** For the live region and for the search page. */
export const countLabel = (count: number, query: string): string =>
  `${count === 1 ? 'One result' : `${count} results`} for “${query}”`;
