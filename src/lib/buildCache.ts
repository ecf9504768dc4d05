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
  /** Raise it when the value is made in another way. Without one it changes with every file of `src`: for what so much code makes that nobody would. */
  version?: string;
}

/** What is being made, by file: whoever asks meanwhile gets the same. */
const inProgress = new Map<string, Promise<unknown>>();

/**
 * A value from the content-addressed build cache: made once for all commands, until its inputs, its kind's version or an installed package changes.
 * Several commands and threads may be at it. Where no lockfile names the packages, nothing is kept.
 *
 * @param siteDir absolute path of the site; the lockfile lies there or above
 * @param inputs all else that the value depends on, as something that JSON can hold
 * @param make gives something that JSON can hold, and what it throws is not kept
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

/** The value if the cache has it; else undefined. */
export function kept<Value>(siteDir: string, kind: CacheKind, inputs: unknown): Value | undefined {
  const file = fileOf(siteDir, kind, inputs);
  return file === undefined ? undefined : (read(file) as Value | undefined);
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

function fill(file: string, make: () => unknown): Promise<unknown> {
  const value = (async () => write(file, await make()))().finally(() => inProgress.delete(file));
  inProgress.set(file, value);
  return value;
}

/** @returns nothing where it is not there, or was cut off when the machine went down */
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
    // A disk that is full or read-only costs time, and nothing else.
  }
  return JSON.parse(text) as unknown;
}

function fileOf(
  siteDir: string,
  {name, version = codeVersion()}: CacheKind,
  inputs: unknown,
): string | undefined {
  const store = storeOf(siteDir);
  if (!store) return undefined;
  const folder = path.join(store.folder, name, hashOf([store.packages, version]));
  removeOthers(folder);
  return path.join(folder, `${hashOf(inputs)}.json`);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

interface Store {
  folder: string;
  /** Hash of the lockfile. */
  packages: string;
}

const stores = new Map<string, Store | undefined>();

/** Beside the lockfile of a site, which may lie above it. */
function storeOf(siteDir: string): Store | undefined {
  if (stores.has(siteDir)) return stores.get(siteDir);
  const lockfile = path.join(siteDir, 'package-lock.json');
  const parent = path.dirname(siteDir);
  let store: Store | undefined;
  if (existsSync(lockfile))
    store = {
      folder: path.join(siteDir, buildCacheFolder),
      packages: hashOf(readFileSync(lockfile, 'utf8')),
    };
  else if (parent !== siteDir) store = storeOf(parent);
  stores.set(siteDir, store);
  return store;
}

const tidied = new Set<string>();

/** Removes what another version or other packages made of the same kind; once, since it is asked for every value. */
function removeOthers(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  const above = path.dirname(folder);
  try {
    for (const name of readdirSync(above))
      if (name !== path.basename(folder)) rmSync(path.join(above, name), {recursive: true});
  } catch {
    // It is not there yet, or another command is removing the same.
  }
}
