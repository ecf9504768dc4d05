import type {IndexManifest} from '../engine/indexFile';
import {fetchFile, FileError} from './fetchFile';

/*
 * The page fetches the index, not the worker that reads it: it can begin while the worker's own script is still on its way, and hands the bytes over
 * without a copy, so that no host has to send them twice.
 */

/** Name of the `meta` element in which every page says what its release calls the index: to ask the manifest first takes another round trip. */
export const indexMetaName = 'search-index';

/** Indexes that nobody has taken yet, by folder. */
const ahead = new Map<string, Promise<ArrayBuffer>>();

async function fetchIndex(base: string): Promise<ArrayBuffer> {
  const ofPage = document.querySelector<HTMLMetaElement>(`meta[name="${indexMetaName}"]`)?.content;
  const file = ofPage === undefined ? undefined : await fetchFile(base + ofPage).catch(unlessGone);
  return (file ?? (await fetchNewest(base))).arrayBuffer();
}

/** A page that was open while another release took the place of its own. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof FileError && error.status === 404)) throw error;
}

async function fetchNewest(base: string): Promise<Response> {
  const manifest = await fetchFile(`${base}manifest.json`, 'no-cache');
  const {index} = (await manifest.json()) as IndexManifest;
  return fetchFile(base + index);
}

/**
 * Begins to fetch an index before it is needed. A failure is left to `takeIndex`.
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
 * The bytes of an index, fetched ahead or now. They belong to the caller: the next call fetches them anew.
 *
 * @throws Error where it cannot be had
 */
export function takeIndex(base: string): Promise<ArrayBuffer> {
  const fetched = ahead.get(base) ?? fetchIndex(base);
  ahead.delete(base);
  return fetched;
}
