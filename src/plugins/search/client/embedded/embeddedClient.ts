import {transfer, wrap, type Remote} from 'comlink';
import {SearchUnavailableError, type SearchClient} from '../types';
import type {WorkerApi} from './worker';

export interface EmbeddedSources {
  /** Replaceable, because only a bundler knows the address of the worker's script. */
  createWorker: () => Worker;
  /** Gives the bytes of the index in a folder. They belong to the caller. */
  takeIndex: (base: string) => Promise<ArrayBuffer>;
}

interface Connection {
  index: Remote<WorkerApi>;
  /** Rejects if the worker breaks. A worker whose script is missing never answers. */
  failure: Promise<never>;
}

/**
 * Searches the index of the site in a Web Worker. After a failure, the next search starts a new
 * worker and fetches the index again.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function createEmbeddedClient(
  base: string,
  {createWorker, takeIndex}: EmbeddedSources,
): SearchClient {
  let connection: Promise<Connection> | undefined;

  async function connect(): Promise<Connection> {
    const worker = createWorker();
    const started = connection;
    const failure = new Promise<never>((_, reject) => {
      worker.onerror = (event) => {
        if (connection === started) connection = undefined;
        reject(new Error(event.message));
      };
    });
    failure.catch(() => worker.terminate());
    const index = wrap<WorkerApi>(worker);
    try {
      const bytes = await takeIndex(base);
      // Transferred, not copied.
      await Promise.race([index.load(base, transfer(bytes, [bytes])), failure]);
    } catch (error) {
      worker.terminate();
      throw error;
    }
    return {index, failure};
  }

  function connected(): Promise<Connection> {
    if (connection) return connection;
    const started = Promise.resolve().then(connect);
    started.catch(() => {
      if (connection === started) connection = undefined;
    });
    return (connection = started);
  }

  return {
    prepare() {
      // The next search tries again and reports the failure.
      connected().catch(() => undefined);
    },
    async search(query, {signal, onExcerpts} = {}) {
      try {
        const {index, failure} = await connected();
        signal?.throwIfAborted();
        const response = await Promise.race([index.search(query), failure]);
        signal?.throwIfAborted();
        if (onExcerpts) index.searchWithExcerpts(query).then(onExcerpts, () => undefined);
        return response;
      } catch (error) {
        signal?.throwIfAborted();
        throw new SearchUnavailableError(error);
      }
    },
  };
}
