import type {SampleChecker} from '../types';
import type {WorkerPool} from './workerPool';

/** Fewer samples than this are parsed sooner than a worker starts. */
const worthAWorker = 12;

/** The parsers, with their work done by the pool where there is enough of it. */
export function withWorkers(parsers: readonly SampleChecker[], pool: WorkerPool): SampleChecker[] {
  return parsers.map((parser, index) => ({
    ...parser,
    check: (samples) => (samples.length < worthAWorker ? parser.check(samples) : pool.check(index, samples)),
  }));
}
