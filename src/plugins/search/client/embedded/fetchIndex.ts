import type {IndexManifest} from '../engine/indexFile';
import {fetchFile, fetchJson, FileError} from './fetchFile';

/*
 * The page fetches the index, not the worker. The download starts before the worker's script is
 * there, and the page hands the bytes over without a copy.
 */

/** Name of the `meta` element that names the index. It saves the round trip for the manifest. */
export const indexMetaName = 'search-index';

/** Indexes that are fetched and not used yet, by folder. */
const ahead = new Map<string, Promise<ArrayBuffer>>();

/** Fetches what a site says about its index. @param base as for `takeIndex` */
export function fetchManifest(base: string): Promise<IndexManifest> {
  return fetchJson(`${base}manifest.json`, 'no-cache');
}

async function fetchIndex(base: string): Promise<ArrayBuffer> {
  const name = document.querySelector<HTMLMetaElement>(`meta[name="${indexMetaName}"]`)?.content;
  try {
    if (name !== undefined) return await fetchFile(base + name);
  } catch (error) {
    // A new release replaced the index of a page that was open.
    if (!(error instanceof FileError && error.status === 404)) throw error;
  }
  const {index} = await fetchManifest(base);
  return fetchFile(base + index);
}

/**
 * Starts to fetch an index before it is needed. `takeIndex` tries again after a failure.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export function fetchIndexAhead(base: string): void {
  if (ahead.has(base)) return;
  const fetched = fetchIndex(base);
  ahead.set(base, fetched);
  fetched.catch(() => {
    if (ahead.get(base) === fetched) ahead.delete(base);
  });
}

/**
 * The bytes of an index, fetched ahead or now. They belong to the caller: the next call fetches
 * them again.
 *
 * @throws FileError, or the error of `fetch`
 */
export function takeIndex(base: string): Promise<ArrayBuffer> {
  const fetched = ahead.get(base) ?? fetchIndex(base);
  ahead.delete(base);
  return fetched;
}
