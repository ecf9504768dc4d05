/** Milliseconds after which a file counts as unreachable. */
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

/** @throws FileError, or what `fetch` throws where no answer comes in time */
export async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(patience)});
  if (!response.ok) throw new FileError(address, response.status);
  // Some hosts answer with a page of theirs, as if it were the file.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new FileError(address, 404);
  return response;
}
