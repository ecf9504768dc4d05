import {createEmbeddedClient} from './embedded/embeddedClient';
import {createWorker} from './embedded/createWorker';
import {takeIndex} from './embedded/fetchIndex';
import {createFallbackClient} from './fallbackClient';
import {createTypesenseClient, type TypesenseOptions} from './typesense/typesenseClient';
import type {SearchClient} from './types';

/**
 * The search of this site: a Typesense cluster with the embedded index behind it where nodes are configured, else the embedded index alone.
 *
 * @param siteRoot absolute address of the site, base path included, with a slash at the end
 */
export function createSearchClient(siteRoot: string, typesense: TypesenseOptions): SearchClient {
  const embedded = createEmbeddedClient(`${siteRoot}search/`, {createWorker, takeIndex});
  return typesense.nodes.length === 0
    ? embedded
    : createFallbackClient(createTypesenseClient(typesense), embedded);
}
