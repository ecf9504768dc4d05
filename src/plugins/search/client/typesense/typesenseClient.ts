import type {SynonymGroup} from '../../synonymGroups';
import {words} from '../engine/words';
import {facets} from '../facets';
import type {FacetCounts, SearchClient, SearchQuery} from '../types';
import {createMultiSearch, type ClusterOptions} from './multiSearch';
import type {SearchResult} from './protocol';
import type * as Ranking from './rankCandidates';
import {cleanQuery, countParameters, searchParameters} from './searchParameters';

export interface TypesenseOptions extends ClusterOptions {
  collection: string;
  /** Gives the synonyms of the site, with which the results are ranked. */
  fetchSynonyms?: () => Promise<readonly SynonymGroup[]>;
}

/** Loaded late, because a site without a cluster ranks in a worker. */
const loadRanking = async (): Promise<typeof Ranking> => import('./rankCandidates');
const mostSuggestions = 3;
const nothing: SearchResult = {found: 0, out_of: 0, search_time_ms: 0};

/** Searches a Typesense cluster. */
export function createTypesenseClient({
  collection,
  fetchSynonyms = () => Promise.resolve([]),
  ...cluster
}: TypesenseOptions): SearchClient {
  const multiSearch = createMultiSearch(cluster);
  let synonyms: readonly SynonymGroup[] = [];
  let pending: Promise<void> | undefined;

  /** No search waits for the synonyms. They are there before a reader has typed a word. */
  function prepare(): void {
    pending ??= fetchSynonyms().then(
      (groups) => void (synonyms = groups),
      // The next search tries again.
      () => void (pending = undefined),
    );
  }

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
      prepare();
      void loadRanking().catch(() => undefined);
    },
    async search(query, {signal} = {}) {
      prepare();
      const ranking = loadRanking();
      // The server takes an empty query for one that matches everything.
      const isEmpty = cleanQuery(query.query) === '';
      const [main = nothing, ...apart] = isEmpty
        ? []
        : await multiSearch(searchParameters(query, collection), signal);
      const {rankCandidates} = await ranking;
      return {
        groups: rankCandidates(query, main, synonyms),
        total: main.found,
        facets: countsOf([...apart, main]),
        took: main.search_time_ms,
        source: 'typesense',
        suggestions: main.found > 0 || isEmpty ? [] : await suggest(query, signal),
      };
    },
  };
}

/** The counts of each facet, from the first answer that has them. */
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
