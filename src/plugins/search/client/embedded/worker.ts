import {expose} from 'comlink';
import type {SearchQuery, SearchResponse} from '../types';
import {EmbeddedIndex} from './embeddedIndex';

/* The Web Worker that holds the index, so that loading and searching it never block the page. */

let index: EmbeddedIndex | undefined;

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
};
export type WorkerApi = typeof api;

expose(api);
