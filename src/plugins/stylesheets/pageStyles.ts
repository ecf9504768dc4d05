/**
 * Styles that travel with the scripts of the pages or dialogs that need them. What stands on most pages is not among them: one file that is in
 * the cache is better than a second request.
 */
export const pageStyles =
  /[\\/]src[\\/](pages[\\/]|theme[\\/]Doc(Tags?(Doc)?ListPage|CategoryGeneratedIndexPage)[\\/]|components[\\/](SearchResultsPage|FacetFilter|ServiceFacts|ServiceStatus|EntryList|ui[\\/](DataGrid|DatePicker|Modal))[\\/])/;
