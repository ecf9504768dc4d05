import {SearchUnavailableError, type SearchClient} from './types';

/**
 * After a failure, the first backend is skipped for this time in ms, because typing must not wait
 * for its timeouts again.
 */
const restTime = 20_000;

/** Uses one backend, and a second one if the first does not answer. The response says so. */
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
        // Both failed, so the next search begins with the first backend.
        restUntil = 0;
        throw new SearchUnavailableError(failure ?? error);
      }
    },
  };
}
