import type {IndexManifest} from '../engine/indexFile';
import {fetchFile, fetchJson, FileError} from './fetchFile';

/*
 * The page fetches the index, not the worker. The download starts before the worker's script is
 * there, and the page hands the bytes over without a copy.
 */

/** Name of the `meta` element that names the files. It saves the round trip for the manifest. */
export const filesMetaName = 'search-files';

/** Scripts below the base path, indexes below the folder of the index. */
export interface SiteFiles {
  dialog: string;
  worker: string;
  /** Not in the dev server, where an index is made again with every edit. */
  titles: string | undefined;
  index: string | undefined;
}

/** What the content of the `meta` element says, in this order. */
export function siteFiles(): SiteFiles {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${filesMetaName}"]`);
  const [dialog = '', worker = '', titles, index] = meta?.content.split(' ') ?? [];
  return {dialog, worker, titles, index};
}

/** Fetches what a site says about its index. @param base as for `takeIndex` */
export function fetchManifest(base: string): Promise<IndexManifest> {
  return fetchJson(`${base}manifest.json`, 'no-cache');
}

/**
 * The bytes of an index. They belong to the caller.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 * @throws FileError, or the error of `fetch`
 */
export async function takeIndex(base: string): Promise<ArrayBuffer> {
  const name = siteFiles().index;
  try {
    if (name !== undefined) return await fetchFile(base + name);
  } catch (error) {
    // A new release replaced the index of a page that was open.
    if (!(error instanceof FileError && error.status === 404)) throw error;
  }
  const {index} = await fetchManifest(base);
  return fetchFile(base + index);
}

/** The same for the index of titles. It is not looked for: the whole index comes next. */
export async function takeTitles(base: string): Promise<ArrayBuffer> {
  const {titles} = siteFiles();
  if (titles === undefined) throw new Error('The page names no index of titles');
  return fetchFile(base + titles);
}
