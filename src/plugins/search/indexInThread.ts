import {makeIndexFiles} from './makeIndexFiles';
import type {SourceOptions} from './sources';
import {writeFiles} from './writeFiles';

interface WriteOptions extends Omit<SourceOptions, 'playlist'> {
  /** Absolute path of the folder for the files. */
  folder: string;
  playlist?: ReturnType<NonNullable<SourceOptions['playlist']>>;
}

/**
 * Makes the dev server's index in a thread, because the main thread compiles pages at the same
 * time.
 */
export async function writeIndex({folder, playlist, ...options}: WriteOptions): Promise<void> {
  await writeFiles(folder, await makeIndexFiles({...options, playlist: () => playlist}));
}
