import {words} from '../engine/words';
import type {SearchClient, SearchQuery} from '../types';
import {createMultiSearch, type ClusterOptions} from './multiSearch';
import {cleanQuery, countParameters, searchParameters} from './searchParameters';
import {toResponse} from './toResponse';

export interface TypesenseOptions extends ClusterOptions {
  collection: string;
}

const mostSuggestions = 3;

/** Searches a Typesense cluster. */
export function createTypesenseClient({collection, ...cluster}: TypesenseOptions): SearchClient {
  const multiSearch = createMultiSearch(cluster);

  /** The words of a query that find something alone. */
  async function suggest(query: SearchQuery, signal?: AbortSignal): Promise<string[]> {
    const candidates = [...new Set(words(query.query))]
      .filter((word) => word.length > 2)
      .slice(0, 6);
    if (candidates.length < 2) return [];
    const counts = await multiSearch(countParameters(candidates, query, collection), signal);
    return candidates
      .filter((_, index) => (counts[index]?.found ?? 0) > 0)
      .slice(0, mostSuggestions);
  }

  return {
    prepare() {
      // Nothing to fetch: the first search goes to the cluster.
    },
    async search(query, {signal} = {}) {
      // The server takes an empty query for one that matches everything.
      if (cleanQuery(query.query) === '') return toResponse({found: 0, search_time_ms: 0});
      const [main, ...apart] = await multiSearch(searchParameters(query, collection), signal);
      if (!main) throw new Error('the answer holds no result');
      const response = toResponse(main, apart);
      return response.total > 0
        ? response
        : {...response, suggestions: await suggest(query, signal)};
    },
  };
}
