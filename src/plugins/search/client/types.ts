import type {FacetValues} from './facets';

/** A text in pieces; the marked ones answer the query. Rendered as text, never as HTML. */
export type MarkedText = readonly {text: string; isMarked: boolean}[];

export interface SearchQuery {
  query: string;
  /** Values that a reader has chosen of the facets. */
  filters: FacetValues;
  /** Locale and docs tags of the page that the reader is on, as the theme's contextual search has them. */
  language: string;
  docsTags: readonly string[];
  /** From 1. */
  page: number;
  perPage: number;
}

/** A section of a page, or the page itself where `path` is empty. */
export interface SearchHit {
  /** Site-relative, with the anchor. */
  url: string;
  heading: MarkedText;
  /** Headings above, from level 2 down. */
  path: readonly string[];
  /** Not there yet, or the section has no text of its own. */
  excerpt: MarkedText | undefined;
}

/** A page with its best sections. */
export interface SearchGroup {
  url: string;
  title: MarkedText;
  /** Label of the part of the site that it belongs to. */
  section: string;
  /** Name on another cloud, as in the query, if the page is about the service that it stands for. */
  comparableTo?: string;
  /** Name of its thumbnail; see `thumbnailPath`. */
  thumbnail: string | undefined;
  /** Excerpt of the page's beginning, where that answers the query. */
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
  /** Pages that answer the query. */
  total: number;
  facets: FacetCounts;
  /** Queries that would find something, where this one finds nothing. */
  suggestions: readonly string[];
  /** The configured search service could not be reached, and the embedded index answered. */
  isFallback?: boolean;
}

export interface SearchOptions {
  /** Rejects the search with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Called with results from titles and headings, if there are any before the whole index is there. */
  onEarly?: ((response: SearchResponse) => void) | undefined;
  /** Called once more with the same results when their excerpts have come. */
  onExcerpts?: ((response: SearchResponse) => void) | undefined;
}

/** What dialog and page ask; where the answer comes from is not their business. */
export interface SearchClient {
  /** Fetches what the first search will need. */
  prepare(): void;
  /** @throws SearchUnavailableError where nothing can answer */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchResponse>;
}

/** Nothing can answer: the network is down, or every server is. */
export class SearchUnavailableError extends Error {
  constructor(cause: unknown) {
    super('No search backend can be reached', {cause});
    this.name = 'SearchUnavailableError';
  }
}
