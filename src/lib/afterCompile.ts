import {existsSync} from 'node:fs';
import type {BundlerPlugin} from './bundlerTypes';

/** Time without a compilation until work begins, in ms: at the start, in which the browser asks for its first page; and later. */
const pauses = {first: 3_000, later: 100};

interface Job {
  work: () => Promise<void>;
  isLong: boolean;
}

/** Jobs of all plugins. */
const waiting = new Set<Job>();
const running = new Set<Job>();

/** Starts the next job: one at a time, so that a processor is left for the next compilation. Nobody waits for a long one. */
function startNext(): void {
  if ([...running].some(({isLong}) => !isLong)) return;
  const ready = [...waiting].filter((job) => !running.has(job));
  const job = ready.find(({isLong}) => !isLong) ?? ready[0];
  if (!job) return;
  waiting.delete(job);
  running.add(job);
  void job
    .work()
    .catch(console.error)
    .finally(() => {
      running.delete(job);
      startNext();
    });
}

/**
 * A plugin of the bundler that does work when the dev server has compiled and rests: whoever opens or edits a page sees it first. Changes during the work
 * are followed by the same once more.
 *
 * @param folders absolute paths; a change below them starts a compilation too
 * @param work what it throws is printed, and the dev server goes on
 * @param options `isLong`: it may take so long that the work of others must not wait for it
 */
export function afterCompile(
  folders: readonly string[],
  work: () => Promise<void>,
  {isLong = false} = {},
): BundlerPlugin {
  const job: Job = {work, isLong};
  let pause = pauses.first;
  let timer: NodeJS.Timeout | undefined;
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('after-compile', ({contextDependencies}) => {
        // One that is not there counts as removed since the first compilation, which would be done again before the first page is shown.
        for (const folder of folders) if (existsSync(folder)) contextDependencies.add(folder);
      });
      compiler.hooks.done.tap('after-compile', () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          pause = pauses.later;
          waiting.add(job);
          startNext();
        }, pause);
      });
    },
  };
}
