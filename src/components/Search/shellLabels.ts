import {translate} from '@docusaurus/Translate';

/* The texts that stand in every page's script: button, dialog frame and what it shows where the rest cannot be loaded. */

export const shellLabels = {
  search: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  searchDocs: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  clear: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  }),
  close: translate({id: 'search.close', message: 'Close'}),
  loading: translate({id: 'search.loading', message: 'Searching …'}),
  unable: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  checkConnection: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  retry: translate({id: 'search.retry', message: 'Retry'}),
} as const;
