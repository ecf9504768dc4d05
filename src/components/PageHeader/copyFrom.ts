import type {Places} from '../../schemas/variable';
import {storedValues} from '../variables/store';
import {fillIn} from '../variables/values';

/**
 * Puts the text at an address on the clipboard, with the reader's values.
 *
 * @throws where it cannot be fetched, or the browser refuses
 */
export async function copyFrom(address: string): Promise<void> {
  // Safari takes a text within the click only, so it gets a promise.
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await fetchText(address));
    return;
  }
  const text = fetchText(address).then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  // A server that answers an unknown address with a page would put HTML on the clipboard.
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
 * Where the examples are in the texts that are published of a page.
 *
 * @param page its address with the base path
 * @returns places by file of the archive; that of the Markdown copy is empty
 */
export async function fetchPlaces(page: string): Promise<Record<string, Places>> {
  const response = await fetch(`${page}.values.json`);
  // A page without variables has no such file.
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? ((await response.json()) as Record<string, Places>) : {};
}
