import type {IndexManifest} from '../engine/indexFile';
import {fetchFile, fetchJson, FileError} from './fetchFile';

/*
 * The page fetches the index, not the worker. The download starts before the worker's script is
 * loaded, and the page transfers the bytes without a copy.
 */

/** Name of the `meta` element that lists the files. It saves the round trip for the manifest. */
export const filesMetaName = 'search-files';

/** Scripts below the base path, indexes below the folder of the index. */
export interface SiteFiles {
  dialog: string;
  worker: string;
  /** Not used in the dev server, because each edit makes a new index. */
  titles: string | undefined;
  index: string | undefined;
}

/** The content of the `meta` element, in this order. */
export function siteFiles(): SiteFiles {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${filesMetaName}"]`);
  const [dialog = '', worker = '', titles, index] = meta?.content.split(' ') ?? [];
  return {dialog, worker, titles, index};
}

/**
 * Fetches the manifest of the site's index.
 *
 * @param base as for `takeIndex`
 */
export function fetchManifest(base: string): Promise<IndexManifest> {
  return fetchJson(`${base}manifest.json`, 'no-cache');
}

/**
 * Fetches an index. The caller owns the bytes.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 * @throws FileError, or the error of `fetch`
 */
export async function takeIndex(base: string): Promise<ArrayBuffer> {
  const name = siteFiles().index;
  try {
    if (name !== undefined) return await fetchFile(base + name);
  } catch (error) {
    // The page is older than the current release, which has replaced the index.
    if (!(error instanceof FileError && error.status === 404)) throw error;
  }
  const {index} = await fetchManifest(base);
  return fetchFile(base + index);
}

/** Fetches the index of titles. It does not retry, because the complete index follows. */
export async function takeTitles(base: string): Promise<ArrayBuffer> {
  const {titles} = siteFiles();
  if (titles === undefined) throw new Error('The page names no index of titles');
  return fetchFile(base + titles);
}
