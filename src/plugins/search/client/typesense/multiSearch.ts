import type {SearchParameters, SearchResult} from './protocol';

/** The cluster refused the request, or a search in it. Another node would refuse it too. */
export class TypesenseRequestError extends Error {
  constructor(status: number, message: string) {
    super(`${status}: ${message}`);
    this.name = 'TypesenseRequestError';
  }
}

export interface ClusterOptions {
  /** Origins of the nodes. */
  nodes: readonly string[];
  /** A key that can only search. */
  apiKey: string;
  /** Time limit for the whole cluster, in ms. */
  budget?: number;
  /** Replaceable for tests. */
  now?: () => number;
}

/**
 * Sends searches to a cluster.
 *
 * @throws TypesenseRequestError if the server refuses; the signal's reason if it is aborted; an
 * error with the errors of all nodes as its cause if none answers in time
 */
export type MultiSearch = (
  searches: readonly SearchParameters[],
  signal?: AbortSignal,
) => Promise<SearchResult[]>;

type Result = SearchResult | {code: number; error: string};

/** Readers wait at most this long for the cluster, in ms. */
const usualBudget = 2500;
/** After this time in ms, the client also tries the next node. A healthy node is much faster. */
const nodePatience = 700;
/** For this time in ms, a node that failed or was slow is tried last. */
const restTime = 30_000;

/** Creates a client for a cluster. It remembers nodes that failed. */
export function createMultiSearch({
  nodes,
  apiKey,
  budget = usualBudget,
  now = Date.now,
}: ClusterOptions): MultiSearch {
  const restUntil = new Map<string, number>();
  const restOf = (node: string): number => Math.max(0, (restUntil.get(node) ?? 0) - now());

  /** Throws only if another node may succeed. A refusal counts as an answer. */
  async function ask(
    node: string,
    body: string,
    signal: AbortSignal,
  ): Promise<Result[] | TypesenseRequestError> {
    // The key in the address and a text body avoid the browser's preflight request.
    const response = await fetch(
      `${node}/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`,
      {method: 'POST', headers: {'content-type': 'text/plain'}, body, signal},
    );
    if (response.status >= 500 || response.status === 429)
      throw new Error(`${node} answered ${response.status}`);
    const answer = (await response.json()) as {results?: Result[]; message?: string};
    restUntil.delete(node);
    return response.ok
      ? (answer.results ?? [])
      : new TypesenseRequestError(response.status, answer.message ?? 'refused');
  }

  /** Sends the request to a node. If it fails or is slow, also tries the next node. */
  function askFrom(
    [node, ...others]: readonly string[],
    body: string,
    signal: AbortSignal,
  ): ReturnType<typeof ask> {
    if (node === undefined) return Promise.reject(new Error('There is no further node'));
    const answer = ask(node, body, signal);
    const hasFailed = new Promise((resolve) => void answer.catch(resolve));
    const isSlow = new Promise((resolve) => setTimeout(resolve, nodePatience));
    const next = Promise.race([hasFailed, isSlow]).then(() => {
      signal.throwIfAborted();
      restUntil.set(node, now() + restTime);
      return askFrom(others, body, signal);
    });
    return Promise.any([answer, next]);
  }

  return async (searches, signal) => {
    const answered = new AbortController();
    const end = [answered.signal, AbortSignal.timeout(budget), ...(signal ? [signal] : [])];
    const order = [...nodes].sort((a, b) => restOf(a) - restOf(b));
    try {
      const answer = await askFrom(order, JSON.stringify({searches}), AbortSignal.any(end));
      if (answer instanceof TypesenseRequestError) throw answer;
      return answer.map(resultOf);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof TypesenseRequestError) throw error;
      throw new Error('No node of the cluster answers', {cause: error});
    } finally {
      answered.abort();
    }
  };
}

/** A failed search is an error inside a response with status 200. */
function resultOf(result: Result): SearchResult {
  if ('error' in result) throw new TypesenseRequestError(result.code, result.error);
  return result;
}
