import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

/**
 * Creates a temporary folder. It is removed after the last test of the file.
 *
 * @param content folder of files to copy into it
 * @returns its absolute path
 */
export function tempSite(content?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(folder);
  if (content) cpSync(content, folder, {recursive: true});
  return folder;
}
