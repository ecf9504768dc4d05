/** Milliseconds after which a file counts as unreachable. */
const patience = 20_000;

/** @throws Error where the file cannot be had in time */
export async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(patience)});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
