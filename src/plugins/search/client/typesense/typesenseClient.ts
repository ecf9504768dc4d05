import {words} from '../engine/words';
import type {SearchClient, SearchQuery} from '../types';
import {multiSearch, type ClusterOptions} from './multiSearch';
import {NodePool} from './nodePool';
import {cleanQuery, countParameters, searchParameters} from './searchParameters';
import {toResponse} from './toResponse';

export interface TypesenseOptions {
  /** Origins of the nodes. */
  nodes: readonly string[];
  apiKey: string;
  collection: string;
  /** Milliseconds after which a node is given up for the next one. */
  nodeTimeout?: number;
}

/** Longer than a healthy node ever takes, short enough for a reader to wait. */
const usualTimeout = 2500;
const mostSuggestions = 3;

/** Searches a Typesense cluster. */
export function createTypesenseClient({nodes, apiKey, collection, nodeTimeout = usualTimeout}: TypesenseOptions): SearchClient {
  const cluster: ClusterOptions = {pool: new NodePool(nodes), apiKey, nodeTimeout};

  /** The words of a query that find something alone. */
  async function suggest(query: SearchQuery, signal?: AbortSignal): Promise<string[]> {
    const candidates = [...new Set(words(query.query))].filter((word) => word.length > 2).slice(0, 6);
    if (candidates.length < 2) return [];
    const counts = await multiSearch(countParameters(candidates, query, collection), cluster, signal);
    return candidates.filter((_, index) => (counts[index]?.found ?? 0) > 0).slice(0, mostSuggestions);
  }

  return {
    prepare() {
      // Nothing to fetch: the first search goes to the cluster.
    },
    async search(query, {signal} = {}) {
      // The server takes an empty query for one that matches everything.
      if (cleanQuery(query.query) === '') return toResponse({found: 0, search_time_ms: 0});
      const [main, sectionCounts] = await multiSearch(searchParameters(query, collection), cluster, signal);
      if (!main) throw new Error('the answer holds no result');
      const response = toResponse(main, sectionCounts);
      return response.total > 0 ? response : {...response, suggestions: await suggest(query, signal)};
    },
  };
}
