/**
 * Puts the text at an address on the clipboard.
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
  return response.text();
}
