import {createEmbeddedClient} from './embedded/embeddedClient';
import {createWorker} from './embedded/createWorker';
import {fetchManifest, takeIndex} from './embedded/fetchIndex';
import type {IndexManifest} from './engine/indexFile';
import {createFallbackClient} from './fallbackClient';
import {createTypesenseClient, type TypesenseOptions} from './typesense/typesenseClient';
import type {SearchClient} from './types';

/**
 * The search of this site: a Typesense cluster with the embedded index behind it where nodes are configured, else the embedded index alone.
 *
 * @param siteRoot absolute address of the site, base path included, with a slash at the end
 */
export function createSearchClient(siteRoot: string, typesense: TypesenseOptions): SearchClient {
  const folder = `${siteRoot}search/`;
  const embedded = createEmbeddedClient(folder, {createWorker, takeIndex});
  if (typesense.nodes.length === 0) return embedded;
  const fetchSynonyms = async (): Promise<IndexManifest['synonyms']> =>
    (await fetchManifest(folder)).synonyms;
  const cluster = createTypesenseClient({...typesense, fetchSynonyms});
  return createFallbackClient(cluster, embedded);
}
