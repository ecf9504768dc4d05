import {readdir, readFile} from 'node:fs/promises';
import {statSync} from 'node:fs';
import path from 'node:path';
import {ContentError, type ContentIssue} from '../schemas/parse';
import {isExcluded} from './excludedFolders';

/** What a file holds, or what is wrong with it. Both are empty if the file is gone. */
export interface FileResult<Value> {
  value: Value | undefined;
  issues: readonly ContentIssue[];
}

/** What was made from each file, by its path. */
const memory = new Map<string, {state: string; value: Promise<unknown>}>();

/**
 * Makes something from a file, once until the file changes. A failure is not kept.
 *
 * @param file absolute path; one kind of value is made from it
 * @param beside further files that it is made from
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
    // The file may have changed meanwhile, and another call may have replaced the entry.
    if (memory.get(file) === entry) memory.delete(file);
  });
  return entry.value;
}

/** Size and times in nanoseconds; empty if there is no such file. */
function stateOf(file: string): string {
  const stats = statSync(file, {bigint: true, throwIfNoEntry: false});
  return stats ? `${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}` : '';
}

/** Reads a file once until it, or one of those beside it, changes. @param file absolute path */
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
      // A writer may remove a page while it is read, and editors keep locks that point nowhere.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {value: undefined, issues: []};
      throw error;
    }
  }
  return keepWhileUnchanged(file, make, beside);
}

/**
 * Reads the files of a docs folder in alphabetical order.
 *
 * @param wanted matches the names of the files, which are relative to the folder
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
