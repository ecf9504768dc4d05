import {nextTask} from '../../../lib/nextTask';

/**
 * The loader of a module that is evaluated in a task of its own: the first page's modules all arrive before the application starts, and evaluated at once
 * they would block a slow phone for as long as all of them take. Those of later pages are asked for at once, and evaluated as they arrive.
 */
export default function inOwnTask<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    if (document.documentElement.dataset['hasHydrated'] !== 'true') await nextTask();
    return load();
  };
}
