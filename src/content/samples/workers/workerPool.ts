import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import type {Finding, Sample} from '../types';

/** Two workers beside the main thread are enough for all samples of the site: more would start longer than they work. */
const mostWorkers = 4;
/** Samples of one task. A worker loads a parser once, so that a task is better long than short. */
const samplesPerTask = 150;

interface Task {
  /** Index in the list of `createParsers`. */
  parser: number;
  samples: readonly Sample[];
  done: (findings: Finding[][]) => void;
  failed: (error: Error) => void;
}

type Answer = {findings: Finding[][]} | {error: string};

export interface WorkerPool {
  /** Findings of each sample, in the order of the samples. @throws where the parser or its worker fails */
  check(parser: number, samples: readonly Sample[]): Promise<Finding[][]>;
  /** Workers that were started so far: none where there was nothing to do for them. */
  started(): number;
  /** Ends the workers; what still waits for one fails. */
  close(): Promise<void>;
}

/**
 * Threads that parse samples while the main thread goes on. They are started when there is something to do, one for each core.
 *
 * @param siteDir absolute path of the site
 */
export function createWorkerPool(siteDir: string, size = Math.min(mostWorkers, availableParallelism())): WorkerPool {
  const waiting: Task[] = [];
  /** What each worker is at; nothing while it is idle. */
  const workers = new Map<Worker, Task | undefined>();
  let startedWorkers = 0;

  function assign(): void {
    while (waiting.length > 0) {
      const idle = [...workers].find(([, task]) => task === undefined)?.[0];
      const worker = idle ?? (workers.size < size ? start() : undefined);
      const task = worker && waiting.shift();
      if (!task) return;
      workers.set(worker, task);
      worker.postMessage({parser: task.parser, samples: task.samples});
    }
  }
  function start(): Worker {
    // Without the options of the parent: a loader that it runs with is not wanted twice.
    const worker = new Worker(fileURLToPath(new URL('./worker.cjs', import.meta.url)), {workerData: {siteDir}, execArgv: []});
    startedWorkers += 1;
    worker.on('message', (answer: Answer) => {
      const task = workers.get(worker);
      workers.set(worker, undefined);
      if ('findings' in answer) task?.done(answer.findings);
      else task?.failed(new Error(`a sample could not be checked: ${answer.error}`));
      assign();
    });
    const lose = (error: Error): void => {
      const task = workers.get(worker);
      workers.delete(worker);
      task?.failed(new Error(`a worker that checks samples ended: ${error.message}`));
      assign();
    };
    worker.on('error', lose);
    worker.on('exit', (status) => {
      lose(new Error(`status ${status}`));
    });
    return worker;
  }

  return {
    async check(parser, samples) {
      const tasks: Promise<Finding[][]>[] = [];
      for (let first = 0; first < samples.length; first += samplesPerTask) {
        const part = samples.slice(first, first + samplesPerTask);
        tasks.push(new Promise((done, failed) => waiting.push({parser, samples: part, done, failed})));
      }
      assign();
      return (await Promise.all(tasks)).flat();
    },
    started: () => startedWorkers,
    async close() {
      // First, since a worker that ends makes room for another one, which nobody would end.
      for (const {failed} of waiting.splice(0)) failed(new Error('the worker pool was closed'));
      await Promise.all([...workers.keys()].map((worker) => worker.terminate()));
    },
  };
}
