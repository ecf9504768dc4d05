import {createHash, randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {codeVersion} from './codeVersion';

/** Contains all kinds, below the folder of the lockfile. You may delete it at any time. */
export const buildCacheFolder = '.cache/build';

/** A kind of value that takes long to compute. */
export interface CacheKind {
  /** Folder of its values. */
  name: string;
  /**
   * Change it when the code of the kind changes. Without it, every change below `src` invalidates
   * the kind.
   */
  version?: string;
}

/** Values that are being computed, by file. */
const inProgress = new Map<string, Promise<unknown>>();

/**
 * Returns a value from the build cache, or computes it once for all commands. A change of its
 * inputs, of the version of its kind or of an installed package invalidates it. Without a lockfile
 * nothing is cached.
 *
 * @param siteDir absolute path of the site; the lockfile is there or in a folder above
 * @param inputs everything else that the value depends on, as JSON
 * @param make computes the value, which must be JSON; failures are not cached
 */
export async function cached<Value>(
  siteDir: string,
  kind: CacheKind,
  inputs: unknown,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const file = fileOf(siteDir, kind, inputs);
  if (file === undefined) return make();
  return (inProgress.get(file) ?? read(file) ?? fill(file, make)) as Value | Promise<Value>;
}

/** Like `cached`, for synchronous values. */
export function cachedSync<Value>(
  siteDir: string,
  kind: CacheKind,
  inputs: unknown,
  make: () => Value,
): Value {
  const file = fileOf(siteDir, kind, inputs);
  return file === undefined ? make() : ((read(file) ?? write(file, make())) as Value);
}

/** The cached value, or undefined. */
export function kept(siteDir: string, kind: CacheKind, inputs: unknown): unknown {
  const file = fileOf(siteDir, kind, inputs);
  return file === undefined ? undefined : read(file);
}

function fill(file: string, make: () => unknown): Promise<unknown> {
  const value = (async () => write(file, await make()))().finally(() => inProgress.delete(file));
  inProgress.set(file, value);
  return value;
}

/** @returns undefined if the file is missing or incomplete */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** @returns the value after a round trip through JSON */
function write(file: string, value: unknown): unknown {
  const text = JSON.stringify(value);
  // Other processes must never read an incomplete file.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // With a full or read-only disk nothing is cached. Everything still works.
  }
  return JSON.parse(text) as unknown;
}

/** Folders of the kinds in use, by site, kind and version. */
const folders = new Map<string, string | undefined>();

function fileOf(
  siteDir: string,
  {name, version = codeVersion()}: CacheKind,
  inputs: unknown,
): string | undefined {
  const key = [siteDir, name, version].join('\n');
  if (!folders.has(key)) folders.set(key, openFolder(siteDir, name, version));
  const folder = folders.get(key);
  return folder && path.join(folder, `${hashOf(inputs)}.json`);
}

/** The folder of a kind. Removes values of other versions and packages. */
function openFolder(siteDir: string, name: string, version: string): string | undefined {
  let root = siteDir;
  while (!existsSync(path.join(root, 'package-lock.json'))) {
    if (path.dirname(root) === root) return undefined;
    root = path.dirname(root);
  }
  const kind = path.join(root, buildCacheFolder, name);
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const own = hashOf([lockfile, version]);
  try {
    for (const other of readdirSync(kind))
      if (other !== own) rmSync(path.join(kind, other), {recursive: true});
  } catch {
    // The folder does not exist yet, or another process removes the same files.
  }
  return path.join(kind, own);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
