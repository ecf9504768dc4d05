import {readFile} from 'node:fs/promises';

/**
 * Reads a file that may be gone since its folder was listed: a writer removes or renames a page
 * while the dev server reads, and editors keep locks that point nowhere.
 *
 * @param file absolute path
 * @returns its text; undefined if there is no such file
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}
