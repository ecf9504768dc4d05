import {wrap, type Remote} from 'comlink';
import type {WorkerApi} from './worker';

interface Link {
  api: Remote<WorkerApi>;
  /** Rejects if the worker breaks. A worker whose script is missing never answers. */
  failure: Promise<never>;
}

/** Asks the worker, which is started first if need be. */
export type AskWorker = <Answer>(
  question: (api: Remote<WorkerApi>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Makes the link to a worker. After a failure, the next question starts a new one.
 *
 * @param createWorker replaceable, because only a bundler knows the address of the worker's script
 * @param setUp makes a new worker ready
 */
export function linkWorker(
  createWorker: () => Worker,
  setUp: (api: Remote<WorkerApi>) => Promise<void>,
): AskWorker {
  let link: Promise<Link> | undefined;

  function start(): Promise<Link> {
    const worker = createWorker();
    const api = wrap<WorkerApi>(worker);
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
