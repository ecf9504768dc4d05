import type {SearchQuery, SearchResponse} from '../types';

/** From the page to the worker: first the bytes of the index, with the absolute address of its folder; then queries. */
export type Request = {type: 'index'; base: string; bytes: ArrayBuffer} | {type: 'search'; id: number; query: SearchQuery};

/** From the worker to the page: an answer comes twice, the second time with excerpts. */
export type Reply =
  | {type: 'results'; id: number; response: SearchResponse}
  | {type: 'excerpts'; id: number; response: SearchResponse}
  | {type: 'failure'; id: number; message: string};
