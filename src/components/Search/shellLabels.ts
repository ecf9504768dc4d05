/*
 * Texts in the script of every page: search button, frame of the dialog, and the message if its
 * script cannot be loaded.
 */

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
