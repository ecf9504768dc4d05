import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

let version: string | undefined;

/** A hash of all files below `src`. */
export function codeVersion(): string {
  // `import.meta.url` is not possible: browser tests read the content too, and Playwright loads
  // this as CommonJS.
  return (version ??= hashFolder(path.resolve(__dirname, '..')));
}

/** A hash of the names and contents of all files below a folder. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
