import type {FacetValues} from './facets';

/** A text in pieces. Matching pieces are marked. It is rendered as text, never as HTML. */
export type MarkedText = readonly {text: string; isMarked: boolean}[];

export interface SearchQuery {
  query: string;
  /** Selected values of the facets. */
  filters: FacetValues;
  /** Locale and docs tags of the current page, as in the theme's contextual search. */
  language: string;
  docsTags: readonly string[];
  /** From 1. */
  page: number;
  perPage: number;
}

/** A section of a page. An empty `path` means the page itself. */
export interface SearchHit {
  /** Site-relative, with the anchor. */
  url: string;
  heading: MarkedText;
  /** Headings above, from level 2 down. */
  path: readonly string[];
  /** Undefined while it is loading, and for a section without text. */
  excerpt: MarkedText | undefined;
}

/** A page with its best sections. */
export interface SearchGroup {
  url: string;
  title: MarkedText;
  /** Label of the page's section of the site. */
  section: string;
  /** The name on another cloud in the query, if the page is about the corresponding service. */
  comparableTo?: string;
  /** Name of its thumbnail; see `thumbnailPath`. */
  thumbnail: string | undefined;
  /** Excerpt of the page's beginning, if that matches. */
  excerpt: MarkedText | undefined;
  hits: readonly SearchHit[];
}

export interface FacetValue {
  value: string;
  /** Pages. */
  count: number;
}

/** Counts of the values of each facet, by its name. */
export type FacetCounts = Readonly<Record<string, readonly FacetValue[]>>;

export interface SearchResponse {
  groups: readonly SearchGroup[];
  /** Number of matching pages. */
  total: number;
  facets: FacetCounts;
  /** Queries with results, if this one has none. */
  suggestions: readonly string[];
  /** True if the configured search service did not answer, and the embedded index did. */
  isFallback?: boolean;
}

export interface SearchOptions {
  /** Rejects the search with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Called with results from titles and headings, if they arrive before the complete index. */
  onEarly?: ((response: SearchResponse) => void) | undefined;
  /** Called again with the same results when their excerpts are loaded. */
  onExcerpts?: ((response: SearchResponse) => void) | undefined;
}

/** The interface of search for dialog and page. It hides the backend. */
export interface SearchClient {
  /** Fetches the data of the first search. */
  prepare(): void;
  /** @throws SearchUnavailableError if no backend answers */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchResponse>;
}

/** No backend answers: the network or every server is down. */
export class SearchUnavailableError extends Error {
  constructor(cause: unknown) {
    super('No search backend can be reached', {cause});
    this.name = 'SearchUnavailableError';
  }
}
