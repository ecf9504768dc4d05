import {SearchUnavailableError, type SearchClient} from './types';

/** Milliseconds after a failure during which the first backend is left alone, so that typing does not wait for its timeouts again. */
const restTime = 20_000;

/** Asks one backend, and another one where the first cannot answer; says so in the response. */
export function createFallbackClient(
  first: SearchClient,
  second: SearchClient,
  now: () => number = Date.now,
): SearchClient {
  let restUntil = 0;
  return {
    prepare() {
      first.prepare();
    },
    async search(query, options = {}) {
      let failure: unknown;
      if (now() >= restUntil) {
        try {
          return await first.search(query, options);
        } catch (error) {
          options.signal?.throwIfAborted();
          failure = error;
          restUntil = now() + restTime;
          console.warn(
            'The search service cannot answer; searching the embedded index instead.',
            error,
          );
        }
      }
      try {
        const onExcerpts =
          options.onExcerpts &&
          ((response: Parameters<NonNullable<typeof options.onExcerpts>>[0]) => {
            options.onExcerpts?.({...response, isFallback: true});
          });
        return {...(await second.search(query, {...options, onExcerpts})), isFallback: true};
      } catch (error) {
        options.signal?.throwIfAborted();
        // Both are down: the next try begins with the first again.
        restUntil = 0;
        throw new SearchUnavailableError(failure ?? error);
      }
    },
  };
}
