import type {IndexManifest} from '../engine/indexFile';

/**
 * Fetches the index into the browser's cache, where the worker finds it: the page asks while the worker's own script is still on its way, which
 * saves a slow line the time of two answers. A failure is left to the worker, which asks again and reports it.
 *
 * @param base absolute address of the index's folder, with a slash at the end
 */
export async function warmCache(base: string): Promise<void> {
  try {
    const manifest = await fetch(`${base}manifest.json`, {cache: 'no-cache'});
    const {index} = (await manifest.json()) as IndexManifest;
    const file = await fetch(base + index);
    // A body that nobody reads may be cut off before it is in the cache.
    await file.arrayBuffer();
  } catch {
    // See above.
  }
}
