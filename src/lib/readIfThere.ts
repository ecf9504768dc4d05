import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

/**
 * Reads a file that may have gone since its folder was listed: a writer removes or renames a page while the dev server reads, and editors keep locks that
 * point nowhere beside the file.
 *
 * @param file absolute path
 * @returns its text, or nothing where there is no such file
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(unlessGone);
}

/** The same at once. */
export function readIfThereSync(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    unlessGone(error);
    return undefined;
  }
}

function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
