/* Saved pages in the browser's cache. The page and the service worker share this module. */

/**
 * File name of the service worker. It is at the base path, because a service worker handles only
 * addresses below its own.
 */
export const workerName = 'offline-worker.js';

export interface SavedPage {
  title: string;
  /** Addresses of the page, its style sheet and its pictures. */
  files: string[];
}

export interface Saved {
  /** Scripts of the pages. They change with each release. */
  release: string;
  /** Day on which the pages were saved, `2026-11-23`. */
  day: string;
  /** By their addresses, base path included. */
  pages: Record<string, SavedPage>;
  /** Bytes of each file. */
  sizes: Record<string, number>;
}

const nothing: Saved = {release: '', day: '', pages: {}, sizes: {}};

const cacheName = (base: string): string => `saved-pages ${base}`;
const openCache = (base: string): Promise<Cache> => caches.open(cacheName(base));
/** Matches an address in the cache, without creating the cache. */
const fromCache = (base: string, address: string): Promise<Response | undefined> =>
  caches.match(address, {cacheName: cacheName(base)});
/** Address of the list in the cache. No page has this address. */
const listAddress = (base: string): string => `${base}offline-worker.js?saved`;

export async function readSaved(base: string): Promise<Saved> {
  const stored = await fromCache(base, listAddress(base));
  return stored ? ((await stored.json()) as Saved) : nothing;
}

async function writeSaved(base: string, saved: Saved): Promise<void> {
  await (await openCache(base)).put(listAddress(base), Response.json(saved));
}

/** The cached copy of an address, without query and anchor. */
export function savedCopy(base: string, address: string): Promise<Response | undefined> {
  const {pathname} = new URL(address);
  return fromCache(base, pathname === base ? base : pathname.replace(/(\.html|\/)$/, ''));
}

/** Identifies the release of a page by the scripts that its inline loader starts. */
export const releaseOf = (html: string): string => /data-scripts="([^"]*)"/.exec(html)?.[1] ?? '';

/** Style sheets and pictures of a page. The page is readable without its scripts. */
function filesOf(html: string, base: string): string[] {
  const named = html.matchAll(/["'=( ](\/[\w./~-]+\.(?:css|svg|png|jpg|webp|gif))(?=["') >])/g);
  const own = [...named].map(([, file = '']) => file).filter((file) => file.startsWith(base));
  return [...new Set(own)];
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

/**
 * Saves pages with their files. Each page is complete before the next one begins.
 *
 * @param onProgress gets the number of saved pages
 * @throws if a file cannot be fetched; pages that were saved before stay
 */
export async function savePages(
  base: string,
  addresses: readonly string[],
  onProgress?: (done: number) => void,
): Promise<void> {
  const cache = await openCache(base);
  const saved = structuredClone(await readSaved(base));
  const fresh = new Set<string>();
  for (const [index, address] of addresses.entries()) {
    const response = await fetchFile(address);
    const html = await response.clone().text();
    const files = filesOf(html, base);
    const missing = files.filter((file) => !fresh.has(file));
    await Promise.all(
      missing.map(async (file) => {
        const picture = await fetchFile(file);
        saved.sizes[file] = (await picture.clone().arrayBuffer()).byteLength;
        await cache.put(file, picture);
        fresh.add(file);
      }),
    );
    await cache.put(address, response);
    saved.sizes[address] = new Blob([html]).size;
    const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? address;
    saved.pages[address] = {title, files: [address, ...files]};
    saved.release = releaseOf(html);
    saved.day = new Date().toISOString().slice(0, 10);
    await writeSaved(base, saved);
    onProgress?.(index + 1);
  }
  await dropUnused(base, saved);
}

/** Removes pages, and files that no other page needs. */
export async function removePages(base: string, addresses: readonly string[]): Promise<void> {
  const saved = await readSaved(base);
  const pages = Object.entries(saved.pages).filter(([address]) => !addresses.includes(address));
  await dropUnused(base, {...saved, pages: Object.fromEntries(pages)});
}

async function dropUnused(base: string, saved: Saved): Promise<void> {
  const used = new Set(Object.values(saved.pages).flatMap(({files}) => files));
  const cache = await openCache(base);
  for (const {url} of await cache.keys()) {
    const {pathname, search} = new URL(url);
    if (!search && !used.has(pathname)) await cache.delete(url);
  }
  const sizes = Object.entries(saved.sizes).filter(([file]) => used.has(file));
  await writeSaved(base, {...saved, sizes: Object.fromEntries(sizes)});
}

/** Removes everything that was saved. */
export async function removeAll(base: string): Promise<void> {
  await caches.delete(cacheName(base));
}

/** Fetches all saved pages again. Pages that do not exist any more are removed. */
export async function updateSaved(base: string): Promise<void> {
  const {pages} = await readSaved(base);
  const gone: string[] = [];
  for (const address of Object.keys(pages))
    if ((await fetch(address, {method: 'HEAD'})).status === 404) gone.push(address);
  await removePages(base, gone);
  await savePages(
    base,
    Object.keys(pages).filter((address) => !gone.includes(address)),
  );
}
