import {readFile} from 'node:fs/promises';

/**
 * Reads a file that may have gone since its folder was listed: a writer removes or renames a page while the dev server reads, and editors keep locks that
 * point nowhere beside the file.
 *
 * @param file absolute path
 * @returns its text, or nothing where there is no such file
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
