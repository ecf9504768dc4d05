import {wrap, type Remote} from 'comlink';

interface Link<Api> {
  api: Remote<Api>;
  /** Rejects if the worker breaks. A worker whose script is missing never answers. */
  failure: Promise<never>;
}

/** Asks the worker, which is started first if need be. */
export type AskWorker<Api> = <Answer>(
  question: (api: Remote<Api>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Makes the link to a worker. After a failure, the next question starts a new one.
 *
 * @param createWorker replaceable, because only a bundler knows the address of the worker's script
 * @param setUp makes a new worker ready
 */
export function linkWorker<Api>(
  createWorker: () => Worker,
  setUp: (api: Remote<Api>) => Promise<void>,
): AskWorker<Api> {
  let link: Promise<Link<Api>> | undefined;

  function start(): Promise<Link<Api>> {
    const worker = createWorker();
    const api = wrap<Api>(worker);
    const end = (): void => {
      worker.terminate();
      if (link === started) link = undefined;
    };
    const failure = new Promise<never>((_, reject) => {
      worker.onerror = ({message}) => {
        end();
        reject(new Error(message));
      };
    });
    const started = Promise.race([setUp(api), failure]).then(() => ({api, failure}));
    started.catch(end);
    return started;
  }

  return async (question) => {
    const {api, failure} = await (link ??= start());
    return Promise.race([question(api), failure]);
  };
}
