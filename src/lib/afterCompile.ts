import {existsSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** The bundler's type also allows functions and absent plugins. */
export type BundlerPlugin = Exclude<
  Extract<NonNullable<BundlerConfig['plugins']>[number], {apply: unknown}>,
  (...parameters: never[]) => void
>;

/**
 * Wait this long without a compilation before work begins, in ms. At the start the browser requests
 * a page.
 */
const pauses = {first: 3_000, later: 100};

/**
 * A bundler plugin that runs work when the dev server has compiled and is idle, so that pages
 * appear first. If something is compiled during the work, the work runs once more. Failures are
 * printed.
 *
 * @param folders absolute paths; changes below them also start a compilation
 * @param work uses a thread if it takes long
 */
export function afterCompile(folders: readonly string[], work: () => Promise<void>): BundlerPlugin {
  let pause = pauses.first;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work().catch(console.error);
    }
    isRunning = false;
  }
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('after-compile', ({contextDependencies}) => {
        // A missing folder counts as removed, which would start another compilation at once.
        for (const folder of folders) if (existsSync(folder)) contextDependencies.add(folder);
      });
      compiler.hooks.done.tap('after-compile', () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          pause = pauses.later;
          void run();
        }, pause);
      });
    },
  };
}
