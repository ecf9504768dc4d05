import {SearchUnavailableError, type SearchClient, type SearchOptions, type SearchQuery, type SearchResponse} from '../types';
import type {Reply, Request} from './messages';

interface Waiting extends SearchOptions {
  resolve: (response: SearchResponse) => void;
  reject: (error: unknown) => void;
}

export interface EmbeddedSources {
  /** Replaceable, because only a bundler knows where the worker's script is. */
  createWorker: () => Worker;
  /** Gives the bytes of the index in a folder, which are the caller's from then on. */
  takeIndex: (base: string) => Promise<ArrayBuffer>;
}

/**
 * Searches the index that stands beside the site, in a Web Worker. After a failure the next search starts and fetches anew what is missing.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function createEmbeddedClient(base: string, {createWorker, takeIndex}: EmbeddedSources): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  /** Settles when the worker has been sent the index. */
  let ready: Promise<void> | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<Reply>) => {
      receive(data);
    };
    // The script could not be fetched, or failed.
    started.onerror = (event) => {
      started.terminate();
      worker = undefined;
      ready = undefined;
      for (const {reject} of waiting.values()) reject(new SearchUnavailableError(event.message));
      waiting.clear();
    };
    return started;
  }

  function prepare(): Promise<void> {
    if (ready) return ready;
    const target = (worker ??= start());
    const sent = takeIndex(base).then((bytes) => {
      target.postMessage({type: 'index', base, bytes} satisfies Request, [bytes]);
    });
    sent.catch(() => {
      if (ready === sent) ready = undefined;
    });
    return (ready = sent);
  }

  function receive(reply: Reply): void {
    const entry = waiting.get(reply.id);
    if (reply.type === 'failure') ready = undefined;
    if (!entry) return;
    if (reply.type === 'results') entry.resolve(reply.response);
    else {
      waiting.delete(reply.id);
      if (reply.type === 'failure') entry.reject(new SearchUnavailableError(reply.message));
      else entry.onExcerpts?.(reply.response);
    }
  }

  return {
    prepare() {
      // A failure shows when a search asks again.
      prepare().catch(() => undefined);
    },
    search(query: SearchQuery, options: SearchOptions = {}) {
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        waiting.set(id, {...options, resolve, reject});
        options.signal?.addEventListener('abort', () => {
          waiting.delete(id);
          reject(options.signal?.reason as Error);
        });
        prepare().then(
          () => {
            // Cancelled queries that were typed while the index was on its way need no answer.
            if (waiting.has(id)) worker?.postMessage({type: 'search', id, query} satisfies Request);
          },
          (error: unknown) => {
            if (waiting.delete(id)) reject(new SearchUnavailableError(error));
          },
        );
      });
    },
  };
}
