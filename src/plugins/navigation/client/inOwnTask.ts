import {nextTask} from '../../../lib/nextTask';

/**
 * The loader of a module that is evaluated in a task of its own: a page's modules all arrive before the application starts, and evaluated at once
 * they would block a slow phone for as long as all of them take.
 */
export default function inOwnTask<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    await nextTask();
    return load();
  };
}
