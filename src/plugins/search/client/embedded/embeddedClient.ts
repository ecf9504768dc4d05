import {transfer} from 'comlink';
import {linkWorker} from '../../../../lib/linkWorker';
import {SearchUnavailableError, type SearchClient, type SearchResponse} from '../types';
import type {WorkerApi} from '../worker';

export interface EmbeddedSources {
  createWorker: () => Worker;
  /** Gives the bytes of the index in a folder. They belong to the caller. */
  takeIndex: (base: string) => Promise<ArrayBuffer>;
  /** The same for the index of titles and headings, which answers until the other one is there. */
  takeTitles?: (base: string) => Promise<ArrayBuffer>;
}

/**
 * Searches the index of the site in a Web Worker. After a failure, the next search fetches the
 * index again.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function createEmbeddedClient(
  base: string,
  {createWorker, takeIndex, takeTitles}: EmbeddedSources,
): SearchClient {
  type Search = NonNullable<SearchClient['search']>;
  /** Asks the index of titles, while a worker waits for the whole one. */
  let askTitles: ((...[query, options]: Parameters<Search>) => Promise<SearchResponse>) | undefined;

  const ask = linkWorker<WorkerApi>(createWorker, async (api) => {
    async function load(take: typeof takeIndex): Promise<void> {
      const bytes = await take(base);
      // Transferred, not copied.
      await api.load(base, transfer(bytes, [bytes]));
    }
    if (takeTitles) {
      // The titles have the network for themselves.
      const titles = load(takeTitles);
      askTitles = async (query, {signal} = {}) => {
        await titles;
        signal?.throwIfAborted();
        return api.search(query);
      };
      await titles.catch(() => undefined);
    }
    await load(takeIndex);
    askTitles = undefined;
  });

  return {
    prepare() {
      // The next search tries again and reports the failure.
      ask(() => Promise.resolve()).catch(() => undefined);
    },
    async search(query, {signal, onEarly, onExcerpts} = {}) {
      try {
        const answer = ask(async (api) => {
          signal?.throwIfAborted();
          const response = await api.search(query);
          signal?.throwIfAborted();
          if (onExcerpts) api.searchWithExcerpts(query).then(onExcerpts, () => undefined);
          return response;
        });
        const early = onEarly && askTitles?.(query, {signal});
        if (early) {
          const isFirst = await Promise.race([
            answer.then(() => false),
            early.then(
              () => true,
              () => false,
            ),
          ]);
          signal?.throwIfAborted();
          if (isFirst) onEarly(await early);
        }
        return await answer;
      } catch (error) {
        signal?.throwIfAborted();
        throw new SearchUnavailableError(error);
      }
    },
  };
}
