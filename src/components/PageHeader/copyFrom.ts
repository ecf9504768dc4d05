import type {Places} from '../../schemas/variable';
import {storedValues} from '../variables/store';
import {fillIn} from '../variables/values';

/**
 * Copies the text at an address to the clipboard, with the reader's values.
 *
 * @throws if the text cannot be fetched, or if the browser refuses
 */
export async function copyFrom(address: string): Promise<void> {
  // Safari allows the clipboard only during the click, so it gets a promise.
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await fetchText(address));
    return;
  }
  const text = fetchText(address).then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // Some servers answer an unknown address with an HTML page. Do not copy that.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`no Markdown at ${address}: ${response.status}`);
  }
  const text = await response.text();
  const values = storedValues.get();
  if (Object.keys(values).length === 0) return text;
  const places = await fetchPlaces(address.replace(/\.md$/, ''));
  return fillIn(text, places[''] ?? [], values);
}

/**
 * Fetches the positions of example values in the texts of a page.
 *
 * @param page its address with the base path
 * @returns positions by file of the archive; the Markdown copy has an empty name
 */
export async function fetchPlaces(page: string): Promise<Record<string, Places>> {
  const response = await fetch(`${page}.values.json`);
  // A page without variables has no such file.
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as Record<string, Places>) : {};
}
