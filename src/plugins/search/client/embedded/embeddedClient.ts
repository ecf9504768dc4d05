import {transfer} from 'comlink';
import {linkWorker} from '../../../../lib/linkWorker';
import {SearchUnavailableError, type SearchClient, type SearchResponse} from '../types';
import type {WorkerApi} from '../worker';

export interface EmbeddedSources {
  createWorker: () => Worker;
  /** Returns the bytes of an index. The caller owns them. */
  takeIndex: (base: string) => Promise<ArrayBuffer>;
  /** Returns the index of titles and headings, which answers until the complete index is loaded. */
  takeTitles?: (base: string) => Promise<ArrayBuffer>;
}

/**
 * Searches the site's index in a Web Worker. After a failure, the next search fetches the index
 * again.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function createEmbeddedClient(
  base: string,
  {createWorker, takeIndex, takeTitles}: EmbeddedSources,
): SearchClient {
  type Search = NonNullable<SearchClient['search']>;
  /** Searches the index of titles while the complete index is loading. */
  let askTitles: ((...[query, options]: Parameters<Search>) => Promise<SearchResponse>) | undefined;

  const ask = linkWorker<WorkerApi>(createWorker, async (api) => {
    async function load(take: typeof takeIndex): Promise<void> {
      const bytes = await take(base);
      // Transferred instead of copied.
      await api.load(base, transfer(bytes, [bytes]));
    }
    if (takeTitles) {
      // The titles load first, without competing downloads.
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
