import {wrap, type Remote} from 'comlink';

interface Link<Api> {
  api: Remote<Api>;
  /** Rejects if the worker fails. A worker without its script never answers. */
  failure: Promise<never>;
}

/** Sends a request to the worker, which starts if it is not running. */
export type AskWorker<Api> = <Answer>(
  question: (api: Remote<Api>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Connects to a worker. After a failure, the next request starts a new one.
 *
 * @param createWorker creates the worker, because only a bundler knows the address of its script
 * @param setUp initialises a new worker
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
