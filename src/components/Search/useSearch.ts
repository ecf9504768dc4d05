import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import {createSearchClient} from '../../plugins/search/client';
import type {FacetValues} from '../../plugins/search/client/facets';
import type {SearchClient, SearchQuery, SearchResponse} from '../../plugins/search/client/types';
import {searchSettings} from './searchSettings';

/** Wait this long after the last letter before a query is sent, in ms. */
const typingPause = 60;
/** Wait this long before the page says that it is loading, in ms. */
const slowAfter = 300;

/** Shared by the whole application, so that the index is loaded once. */
let sharedClient: SearchClient | undefined;

function searchClient(): SearchClient {
  const {baseUrl, typesense} = searchSettings;
  return (sharedClient ??= createSearchClient(
    new URL(baseUrl, window.location.origin).href,
    typesense,
  ));
}

export interface SearchRequest {
  query: string;
  filters: FacetValues;
  page?: number;
  perPage: number;
}

export interface SearchState {
  /** The last response. It stays until the next one arrives. */
  response: SearchResponse | undefined;
  /** The query of `response`. */
  answered: string;
  isLoading: boolean;
  /** True if loading takes long enough to say so. */
  isSlow: boolean;
  hasFailed: boolean;
  retry: () => void;
}

type Outcome = Pick<SearchState, 'response' | 'answered' | 'hasFailed'> & {key: string};

const nothing: Outcome = {response: undefined, answered: '', hasFailed: false, key: ''};

/**
 * The last response of any instance. A reader who returns to the page sees results at once, at the
 * old scroll position.
 */
let latest = nothing;

/**
 * Searches when the request changes and cancels earlier requests. An empty query has no response.
 */
export function useSearch({query, filters, page = 1, perPage}: SearchRequest): SearchState {
  const {locale, tags: docsTags} = useContextualSearchFilters();
  const [attempt, setAttempt] = useState(0);
  const [slowKey, setSlowKey] = useState('');

  // A string, because arrays are new objects on every render.
  const parts: SearchQuery = {
    query: query.trim(),
    filters,
    page,
    perPage,
    language: locale,
    docsTags,
  };
  const key = JSON.stringify({parts, attempt});
  const [outcome, setOutcome] = useState(() => (latest.key === key ? latest : nothing));
  const isEmpty = parts.query === '';

  useEffect(() => {
    if (isEmpty) return undefined;
    const request = (JSON.parse(key) as {parts: SearchQuery}).parts;
    const controller = new AbortController();
    const settle = (next: Partial<Outcome>): void => {
      if (controller.signal.aborted) return;
      if (next.response)
        latest = {response: next.response, hasFailed: false, answered: request.query, key};
      setOutcome((before) => ({
        ...before,
        hasFailed: false,
        ...next,
        answered: request.query,
        key,
      }));
    };
    const start = window.setTimeout(() => {
      searchClient()
        .search(request, {
          signal: controller.signal,
          onExcerpts: (response) => settle({response}),
        })
        .then(
          (response) => settle({response}),
          () => settle({response: undefined, hasFailed: true}),
        );
    }, typingPause);
    const slow = window.setTimeout(() => setSlowKey(key), slowAfter);
    return () => {
      window.clearTimeout(start);
      window.clearTimeout(slow);
      controller.abort(new DOMException('The query changed', 'AbortError'));
    };
  }, [isEmpty, key]);

  const isLoading = !isEmpty && outcome.key !== key;
  return {
    ...(isEmpty ? nothing : outcome),
    isLoading,
    isSlow: isLoading && slowKey === key,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
