import {expose} from 'comlink';
import {EmbeddedIndex} from './embedded/embeddedIndex';
import {fetchManifest} from './embedded/fetchIndex';
import {rankCandidates, type SharedFacts} from './typesense/rankCandidates';
import type {SearchResult} from './typesense/protocol';
import type {SearchGroup, SearchQuery, SearchResponse} from './types';

/* The Web Worker searches the index, or ranks the results of a cluster. Neither blocks the page. */

let index: EmbeddedIndex | undefined;
let shared: SharedFacts = {synonyms: [], thumbnails: {}};
let pending: Promise<void> | undefined;

function loaded(): EmbeddedIndex {
  if (!index) throw new Error('The search index is not loaded');
  return index;
}

const api = {
  load(base: string, bytes: ArrayBuffer): void {
    index = new EmbeddedIndex(base, bytes);
  },
  search: (query: SearchQuery): SearchResponse => loaded().search(query),
  searchWithExcerpts: (query: SearchQuery): Promise<SearchResponse> =>
    loaded().searchWithExcerpts(query),
  /**
   * Ranking does not wait for synonyms and thumbnails. They usually arrive before the reader has
   * typed a word.
   */
  fetchSharedFacts(base: string): void {
    pending ??= fetchManifest(base).then(
      (manifest) => void (shared = manifest),
      // The next search tries again.
      () => void (pending = undefined),
    );
  },
  rank: (query: SearchQuery, answer: SearchResult): SearchGroup[] =>
    rankCandidates(query, answer, shared),
};
export type WorkerApi = typeof api;

expose(api);
