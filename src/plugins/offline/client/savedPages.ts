/* What a reader saved, in the browser's cache. The page and the service worker share this module. */

/** File of the service worker. It stands at the base path, because that is all it may answer for. */
export const workerName = 'offline-worker.js';

export interface SavedPage {
  title: string;
  /** Addresses of the page and of its style sheet and pictures. */
  files: string[];
}

export interface Saved {
  /** Scripts that the pages name. They change with each release. */
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
/** Looks an address up. Nothing begins to be kept by that. */
const fromCache = (base: string, address: string): Promise<Response | undefined> =>
  caches.match(address, {cacheName: cacheName(base)});
/** Where the cache keeps the list. No page has this address. */
const listAddress = (base: string): string => `${base}offline-worker.js?saved`;

export async function readSaved(base: string): Promise<Saved> {
  const stored = await fromCache(base, listAddress(base));
  return stored ? ((await stored.json()) as Saved) : nothing;
}

async function writeSaved(base: string, saved: Saved): Promise<void> {
  await (await openCache(base)).put(listAddress(base), Response.json(saved));
}

/** The copy of an address, without query and anchor. */
export function savedCopy(base: string, address: string): Promise<Response | undefined> {
  const {pathname} = new URL(address);
  return fromCache(base, pathname === base ? base : pathname.replace(/(\.html|\/)$/, ''));
}

/** What identifies the release of a page: the scripts that its inline loader would start. */
export const releaseOf = (html: string): string => /data-scripts="([^"]*)"/.exec(html)?.[1] ?? '';

/** Style sheets and pictures that a page names. It can be read without its scripts. */
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
 * Saves pages with their files, each as soon as it is complete.
 *
 * @param onProgress how many of the pages are done
 * @throws where a file does not arrive; pages that were saved before stay
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

/** Forgets pages. Files that no other page needs go with them. */
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

/** Forgets everything that was saved. */
export async function removeAll(base: string): Promise<void> {
  await caches.delete(cacheName(base));
}

/** Fetches all saved pages again. A page that the release no longer has is forgotten. */
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
