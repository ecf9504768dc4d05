import type {BundlerPlugin} from './bundlerTypes';

/**
 * A plugin of the bundler that does work when the dev server has compiled: whoever edits sees the page first. One job runs at a time; changes during it
 * are followed by one more.
 *
 * @param folders absolute paths; a change below them starts a compilation too
 * @param work what it throws is printed, and the dev server goes on
 */
export function afterCompile(folders: readonly string[], work: () => Promise<void>): BundlerPlugin {
  let state: 'idle' | 'busy' | 'asked again' = 'idle';
  async function run(): Promise<void> {
    if (state !== 'idle') {
      state = 'asked again';
      return;
    }
    state = 'busy';
    await work().catch(console.error);
    const again = isAskedAgain();
    state = 'idle';
    if (again) await run();
  }
  const isAskedAgain = (): boolean => state === 'asked again';
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('after-compile', ({contextDependencies}) => {
        for (const folder of folders) contextDependencies.add(folder);
      });
      compiler.hooks.done.tap('after-compile', () => {
        void run();
      });
    },
  };
}
