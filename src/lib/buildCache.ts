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

/** Of all kinds, below the folder of the lockfile. It may be deleted at any time. */
export const buildCacheFolder = '.cache/build';

/** A kind of value that takes long to make. */
export interface CacheKind {
  /** Folder of its values. */
  name: string;
  /** Raise it when the code of the kind changes. Without one it changes with every file of `src`. */
  version?: string;
}

/** Values that are being made, by file. */
const inProgress = new Map<string, Promise<unknown>>();

/**
 * A value from the build cache. It is made once for all commands, until its inputs, the version of
 * its kind or an installed package changes. Without a lockfile nothing is kept.
 *
 * @param siteDir absolute path of the site; the lockfile lies there or above
 * @param inputs all else that the value depends on, as something that JSON can hold
 * @param make gives something that JSON can hold; a failure is not kept
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

/** The same for what is made at once. */
export function cachedSync<Value>(
  siteDir: string,
  kind: CacheKind,
  inputs: unknown,
  make: () => Value,
): Value {
  const file = fileOf(siteDir, kind, inputs);
  return file === undefined ? make() : ((read(file) ?? write(file, make())) as Value);
}

/** The value if the cache has it; else undefined. */
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

/** @returns the value as it will be read */
function write(file: string, value: unknown): unknown {
  const text = JSON.stringify(value);
  // A reader must never see half a file.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // A full or read-only disk costs time, nothing else.
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

/** The folder of a kind. Values of other versions and packages are removed. */
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
    // The folder is not there yet, or another command removes the same.
  }
  return path.join(kind, own);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
