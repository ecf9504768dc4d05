import {transfer} from 'comlink';
import {linkWorker} from '../linkWorker';
import {SearchUnavailableError, type SearchClient} from '../types';

export interface EmbeddedSources {
  createWorker: () => Worker;
  /** Gives the bytes of the index in a folder. They belong to the caller. */
  takeIndex: (base: string) => Promise<ArrayBuffer>;
}

/**
 * Searches the index of the site in a Web Worker. After a failure, the next search fetches the
 * index again.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function createEmbeddedClient(
  base: string,
  {createWorker, takeIndex}: EmbeddedSources,
): SearchClient {
  const ask = linkWorker(createWorker, async (api) => {
    const bytes = await takeIndex(base);
    // Transferred, not copied.
    await api.load(base, transfer(bytes, [bytes]));
  });
  return {
    prepare() {
      // The next search tries again and reports the failure.
      ask(() => Promise.resolve()).catch(() => undefined);
    },
    async search(query, {signal, onExcerpts} = {}) {
      try {
        return await ask(async (api) => {
          signal?.throwIfAborted();
          const response = await api.search(query);
          signal?.throwIfAborted();
          if (onExcerpts) api.searchWithExcerpts(query).then(onExcerpts, () => undefined);
          return response;
        });
      } catch (error) {
        signal?.throwIfAborted();
        throw new SearchUnavailableError(error);
      }
    },
  };
}
