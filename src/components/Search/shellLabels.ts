/* The texts that stand in every page's script: button, dialog frame and what it shows where the rest cannot be loaded. */

export const shellLabels = {
  search: 'Search',
  searchDocs: 'Search docs',
  clear: 'Clear the query',
  close: 'Close',
  loading: 'Searching …',
  unable: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  retry: 'Retry',
} as const;
