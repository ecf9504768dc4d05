import {words} from '../engine/words';
import {facets} from '../facets';
import type {FacetCounts, SearchClient, SearchGroup, SearchQuery} from '../types';
import {createMultiSearch, type ClusterOptions} from './multiSearch';
import type {SearchResult} from './protocol';
import {cleanQuery, countParameters, searchParameters} from './searchParameters';

export interface ClusterSettings extends ClusterOptions {
  collection: string;
}

export interface TypesenseOptions extends ClusterSettings {
  /** Ranks the results of the cluster, as `rankCandidates` does. */
  rank: (query: SearchQuery, answer: SearchResult) => Promise<SearchGroup[]>;
  /** Loads the data for ranking. Searches do not wait for it. */
  prepare?: () => Promise<void>;
}

const mostSuggestions = 3;
const nothing: SearchResult = {found: 0, out_of: 0};

/** Searches a Typesense cluster. */
export function createTypesenseClient({
  collection,
  rank,
  prepare = () => Promise.resolve(),
  ...cluster
}: TypesenseOptions): SearchClient {
  const multiSearch = createMultiSearch(cluster);
  const prepareRanking = (): void => {
    prepare().catch(() => undefined);
  };

  /** The words of a query that have results alone. */
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
    prepare: prepareRanking,
    async search(query, {signal} = {}) {
      prepareRanking();
      // An empty query matches everything on the server.
      const isEmpty = cleanQuery(query.query) === '';
      const [main = nothing, ...apart] = isEmpty
        ? []
        : await multiSearch(searchParameters(query, collection), signal);
      return {
        groups: await rank(query, main),
        total: main.found,
        facets: countsOf([...apart, main]),
        suggestions: main.found > 0 || isEmpty ? [] : await suggest(query, signal),
      };
    },
  };
}

/** The counts of each facet, from the first result that has them. */
export function countsOf(results: readonly SearchResult[]): FacetCounts {
  const counts = results.flatMap(({facet_counts = []}) => facet_counts);
  return Object.fromEntries(
    facets.map(({name}) => [
      name,
      counts
        .find(({field_name}) => field_name === name)
        ?.counts.map(({value, count}) => ({value, count})) ?? [],
    ]),
  );
}
