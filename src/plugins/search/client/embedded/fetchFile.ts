/** A fetch fails after this time without a response or a further chunk, in ms. */
const patience = 20_000;

/** The host answered that the file does not exist, or that it cannot serve it. */
export class FileError extends Error {
  constructor(
    address: string,
    readonly status: number,
  ) {
    super(`${address} answered ${status}`);
    this.name = 'FileError';
  }
}

/**
 * Fetches a file of the site. A slow network may take long, as long as data arrives.
 *
 * @throws FileError, or the error of `fetch` if no response arrives in time
 */
export async function fetchFile(
  address: string,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer> {
  const abort = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timeout);
    timeout = setTimeout(
      () => abort.abort(new DOMException(`${address} does not answer`, 'TimeoutError')),
      patience,
    );
  };
  try {
    restart();
    const response = await fetch(address, {cache, signal: abort.signal});
    // Some hosts answer with an HTML page instead of a 404.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!response.ok || isPage) throw new FileError(address, isPage ? 404 : response.status);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      restart();
      pieces.push(piece.value);
    }
    return await new Blob(pieces).arrayBuffer();
  } finally {
    clearTimeout(timeout);
  }
}

/** Fetches a file and reads its JSON. @throws as `fetchFile` does, or SyntaxError */
export async function fetchJson<Value>(address: string, cache?: RequestCache): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await fetchFile(address, cache))) as Value;
}
