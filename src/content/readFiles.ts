import {readdir, readFile} from 'node:fs/promises';
import {statSync} from 'node:fs';
import path from 'node:path';
import {ContentError, type ContentIssue} from '../schemas/parse';
import {isExcluded} from './excludedFolders';

/** The content of a file, or its problems. Both are empty if the file was deleted. */
export interface FileResult<Value> {
  value: Value | undefined;
  issues: readonly ContentIssue[];
}

/** Values by the path of their file. */
const memory = new Map<string, {state: string; value: Promise<unknown>}>();

/**
 * Makes a value from a file and remembers it until the file changes. Failures are not remembered.
 *
 * @param file absolute path; each file has one kind of value
 * @param beside more files that the value depends on
 */
export function keepWhileUnchanged<Value>(
  file: string,
  make: () => Promise<Value>,
  beside: readonly string[] = [],
): Promise<Value> {
  const state = [file, ...beside].map(stateOf).join();
  const kept = memory.get(file);
  if (kept?.state === state) return kept.value as Promise<Value>;
  const entry = {state, value: make()};
  memory.set(file, entry);
  entry.value.catch(() => {
    // If the file changed during the read, another call may have replaced the entry.
    if (memory.get(file) === entry) memory.delete(file);
  });
  return entry.value;
}

/** Size and times in nanoseconds, or an empty string if the file does not exist. */
function stateOf(file: string): string {
  const stats = statSync(file, {bigint: true, throwIfNoEntry: false});
  return stats ? `${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}` : '';
}

/**
 * Reads a file and remembers the value until the file, or a file of `beside`, changes.
 *
 * @param file absolute path
 */
export function readFileOnce<Value>(
  file: string,
  toValue: (text: string) => Value,
  beside: readonly string[] = [],
): Promise<FileResult<Value>> {
  async function make(): Promise<FileResult<Value>> {
    try {
      return {value: toValue(await readFile(file, 'utf8')), issues: []};
    } catch (error) {
      if (error instanceof ContentError) return {value: undefined, issues: error.issues};
      // The page may be deleted while it is read. Editors create lock files that are broken
      // symbolic links.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {value: undefined, issues: []};
      throw error;
    }
  }
  return keepWhileUnchanged(file, make, beside);
}

/**
 * Reads the files of a docs folder in alphabetical order.
 *
 * @param wanted matches file names relative to the folder
 */
export async function readFiles<Value>(
  folder: string,
  wanted: RegExp,
  read: (name: string) => Promise<FileResult<Value>>,
): Promise<{values: Value[]; issues: ContentIssue[]}> {
  const names = (await readdir(folder, {recursive: true}))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => wanted.test(name) && !isExcluded(name))
    .sort();
  const results = await Promise.all(names.map(read));
  return {
    values: results.flatMap(({value}) => value ?? []),
    issues: results.flatMap(({issues}) => issues),
  };
}
