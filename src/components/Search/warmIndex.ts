import {fetchIndexAhead} from '../../plugins/search/client/embedded/fetchIndex';
import {searchSettings} from './searchSettings';

let isWarm = false;

/** Fetches the embedded index ahead of the first query, once; not where a cluster answers, behind which it is rarely needed. */
export function warmIndex(): void {
  if (isWarm || searchSettings.typesense.nodes.length > 0) return;
  isWarm = true;
  fetchIndexAhead(new URL(`${searchSettings.baseUrl}search/`, window.location.origin).href);
}
