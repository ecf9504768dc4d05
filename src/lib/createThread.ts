import {Worker} from 'node:worker_threads';

type Answer<Result> = {id: number; result: Result} | {id: number; error: string};

/** What waits for an answer of the thread. */
interface Asked<Result> {
  done: (result: Result) => void;
  failed: (error: Error) => void;
}

/**
 * Work in a thread of its own, while the main thread goes on. The thread starts with the first question and does not keep
 * the process alive while nothing is asked.
 *
 * @param file absolute path of a CommonJS module that calls `answerInThread.cjs`
 * @returns a function that asks, with anything that can be copied to a thread; it fails where the work throws or the thread ends
 */
export function createThread<Result>(file: string): (question: unknown) => Promise<Result> {
  const waiting = new Map<number, Asked<Result>>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    // Without the options of the parent: a loader that it runs with is not wanted twice.
    const started = new Worker(file, {execArgv: []});
    started.on('message', (answer: Answer<Result>) => {
      const question = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('error' in answer) question?.failed(new Error(answer.error));
      else question?.done(answer.result);
    });
    const lose = (reason: string): void => {
      // An error is followed by the end of the thread, and by then another one may be at work.
      if (worker !== started) return;
      worker = undefined;
      for (const {failed} of waiting.values()) failed(new Error(`the thread of ${file} ended: ${reason}`));
      waiting.clear();
    };
    started.on('error', ({message}) => {
      lose(message);
    });
    started.on('exit', (status) => {
      lose(`status ${status}`);
    });
    return started;
  }

  return (question) =>
    new Promise((done, failed) => {
      const id = (asked += 1);
      worker ??= start();
      worker.ref();
      waiting.set(id, {done, failed});
      worker.postMessage({id, question});
    });
}
