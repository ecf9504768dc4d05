import type {BundlerPlugin} from './bundlerTypes';

/**
 * A plugin of the bundler that does work when the dev server has compiled: whoever edits sees the page first. One job runs at a time; changes during it
 * are followed by one more.
 *
 * @param folders absolute paths; a change below them starts a compilation too
 * @param work what it throws is printed, and the dev server goes on
 */
export function afterCompile(folders: readonly string[], work: () => Promise<void>): BundlerPlugin {
  let isBusy = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await work().catch(console.error);
    }
    isBusy = false;
  }
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('after-compile', ({contextDependencies}) => {
        for (const folder of folders) contextDependencies.add(folder);
      });
      compiler.hooks.done.tap('after-compile', () => {
        isAsked = true;
        if (!isBusy) void run();
      });
    },
  };
}
