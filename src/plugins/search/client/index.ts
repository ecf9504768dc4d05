import {linkWorker} from '../../../lib/linkWorker';
import {createEmbeddedClient} from './embedded/embeddedClient';
import {siteFiles, takeIndex, takeTitles} from './embedded/fetchIndex';
import {createFallbackClient} from './fallbackClient';
import {createTypesenseClient, type ClusterSettings} from './typesense/typesenseClient';
import type {SearchClient} from './types';
import type {WorkerApi} from './worker';

declare global {
  interface Window {
    /**
     * The inline script of src/plugins/startup starts this worker together with the dialog's
     * script.
     */
    searchWorker?: Worker | undefined;
  }
}

/**
 * The search of this site. If nodes are configured, it is a Typesense cluster with the embedded
 * index as fallback. Otherwise it is the embedded index alone.
 *
 * @param siteRoot absolute address of the site with base path and a slash at the end
 */
export function createSearchClient(siteRoot: string, typesense: ClusterSettings): SearchClient {
  const folder = `${siteRoot}search/`;
  function createWorker(): Worker {
    const {searchWorker = new Worker(siteRoot + siteFiles().worker)} = window;
    window.searchWorker = undefined;
    return searchWorker;
  }
  const embedded = createEmbeddedClient(folder, {createWorker, takeIndex, takeTitles});
  if (typesense.nodes.length === 0) return embedded;
  const ask = linkWorker<WorkerApi>(createWorker, () => Promise.resolve());
  const cluster = createTypesenseClient({
    ...typesense,
    prepare: () => ask((api) => api.fetchSharedFacts(folder)),
    rank: (query, answer) => ask((api) => api.rank(query, answer)),
  });
  return createFallbackClient(cluster, embedded);
}
