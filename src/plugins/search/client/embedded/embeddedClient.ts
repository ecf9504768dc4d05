import {SearchUnavailableError, type SearchClient, type SearchOptions, type SearchQuery, type SearchResponse} from '../types';
import type {Reply, Request} from './messages';

interface Waiting extends SearchOptions {
  resolve: (response: SearchResponse) => void;
  reject: (error: unknown) => void;
}

/**
 * Searches the index that stands beside the site, in a Web Worker.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 * @param createWorker replaceable, because only a bundler knows where the worker's script is
 */
export function createEmbeddedClient(base: string, createWorker: () => Worker): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<Reply>) => {
      receive(data);
    };
    // The script could not be fetched, or failed: the next search starts another worker.
    started.onerror = (event) => {
      started.terminate();
      worker = undefined;
      for (const {reject} of waiting.values()) reject(new SearchUnavailableError(event.message));
      waiting.clear();
    };
    return started;
  }

  function send(request: Request): void {
    worker ??= start();
    worker.postMessage(request);
  }

  function receive(reply: Reply): void {
    const entry = waiting.get(reply.id);
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
      send({type: 'prepare', base});
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
        send({type: 'search', id, base, query});
      });
    },
  };
}
