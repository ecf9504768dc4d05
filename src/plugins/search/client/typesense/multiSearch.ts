import type {NodePool} from './nodePool';
import type {SearchParameters, SearchResult} from './protocol';

/** The cluster refused the request or a search in it: asking another node would not help. */
export class TypesenseRequestError extends Error {
  constructor(status: number, message: string) {
    super(`${status}: ${message}`);
    this.name = 'TypesenseRequestError';
  }
}

export interface ClusterOptions {
  pool: NodePool;
  /** May only search. */
  apiKey: string;
  /** Milliseconds for one node to answer. */
  nodeTimeout: number;
}

/**
 * Sends searches to the first node that answers.
 *
 * The key stands in the address and the body is plain text, so that the browser sends no preflight request.
 *
 * @throws TypesenseRequestError where the server refuses; the last network error where no node answers; the signal's reason where it is aborted
 */
export async function multiSearch(
  searches: readonly SearchParameters[],
  {pool, apiKey, nodeTimeout}: ClusterOptions,
  signal?: AbortSignal,
): Promise<SearchResult[]> {
  let failure: unknown = new Error('no node is configured');
  for (const node of pool.inOrder()) {
    signal?.throwIfAborted();
    try {
      const response = await fetch(`${node}/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: {'content-type': 'text/plain'},
        body: JSON.stringify({searches}),
        signal: AbortSignal.any([AbortSignal.timeout(nodeTimeout), ...(signal ? [signal] : [])]),
      });
      if (response.status >= 500 || response.status === 429) throw new Error(`${node} answered ${response.status}`);
      const body = (await response.json()) as {results?: (SearchResult | {code: number; error: string})[]; message?: string};
      if (!response.ok) throw new TypesenseRequestError(response.status, body.message ?? 'refused');
      pool.reportSuccess(node);
      return (body.results ?? []).map(resultOf);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TypesenseRequestError) throw error;
      pool.reportFailure(node);
      failure = error;
    }
  }
  throw failure;
}

/** A search that fails on its own terms leaves HTTP 200 and stands as an error among the results. */
function resultOf(result: SearchResult | {code: number; error: string}): SearchResult {
  if ('error' in result) throw new TypesenseRequestError(result.code, result.error);
  return result;
}
