/** Milliseconds without an answer, or without a further piece of it, after which a file counts as unreachable. */
const patience = 20_000;

/** The host answered that it has no such file, or that it cannot give it. */
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
 * Fetches a file of the site. A slow network may take its time, as long as something arrives.
 *
 * @throws FileError, or what `fetch` throws where no answer comes in time; reading the answer throws where it stops arriving
 */
export async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const abort = new AbortController();
  const startWaiting = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      abort.abort(new DOMException(`${address} does not answer`, 'TimeoutError'));
    }, patience);
  let waiting = startWaiting();
  const response = await fetch(address, {cache, signal: abort.signal}).finally(() => {
    clearTimeout(waiting);
  });
  if (!response.ok) throw new FileError(address, response.status);
  // Some hosts answer with a page of theirs, as if it were the file.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new FileError(address, 404);
  const whileArriving = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    start() {
      waiting = startWaiting();
    },
    transform(piece, body) {
      clearTimeout(waiting);
      waiting = startWaiting();
      body.enqueue(piece);
    },
    flush() {
      clearTimeout(waiting);
    },
  });
  return new Response(response.body?.pipeThrough(whileArriving), response);
}
