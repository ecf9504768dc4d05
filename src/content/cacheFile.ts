import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A kind of value that installed packages make of a text. */
export interface CacheKind {
  /** Below `.cache`. */
  folder: string;
  /** Raise it when the value is made in another way. */
  version: string;
}

/**
 * Where such a value is kept: its name changes with the text and the packages.
 *
 * @param siteDir absolute path of the site
 * @returns absolute path of a JSON file; nothing where no lockfile names the packages
 */
export function cacheFile(siteDir: string, {folder, version}: CacheKind, text: string): string | undefined {
  const store = storeOf(siteDir);
  if (!store) return undefined;
  const hash = store.packages.copy().update(version).update(text).digest('hex').slice(0, 32);
  return path.join(store.folder, folder, `${hash}.json`);
}

interface Store {
  folder: string;
  /** Of the lockfile. */
  packages: Hash;
}

const stores = new Map<string, Store | undefined>();

/** Beside the lockfile of a site, which may lie above it. */
function storeOf(siteDir: string): Store | undefined {
  if (stores.has(siteDir)) return stores.get(siteDir);
  const lockfile = path.join(siteDir, 'package-lock.json');
  const parent = path.dirname(siteDir);
  let store: Store | undefined;
  if (existsSync(lockfile)) store = {folder: path.join(siteDir, '.cache'), packages: createHash('sha256').update(readFileSync(lockfile))};
  else if (parent !== siteDir) store = storeOf(parent);
  stores.set(siteDir, store);
  return store;
}
