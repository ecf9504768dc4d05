/** A path as the router compares it: decoded, in lower case, without a slash at its end. */
export function comparablePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // A malformed escape in an address that a reader typed matches no route either way.
  }
  return decoded.toLowerCase().replace(/(.)\/+$/, '$1');
}
