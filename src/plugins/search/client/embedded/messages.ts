import type {SearchQuery, SearchResponse} from '../types';

/** From the page to the worker. `base` is the absolute address of the index's folder. */
export type Request = {type: 'prepare'; base: string} | {type: 'search'; id: number; base: string; query: SearchQuery};

/** From the worker to the page: an answer comes twice, the second time with excerpts. */
export type Reply =
  | {type: 'results'; id: number; response: SearchResponse}
  | {type: 'excerpts'; id: number; response: SearchResponse}
  | {type: 'failure'; id: number; message: string};
