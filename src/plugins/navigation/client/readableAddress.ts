/**
 * An address part that can be decoded. A percent sign that begins no character, as in `#100%`, would otherwise end the router or the page, which
 * decode what they are given; it is meant as it is written, so it becomes `%25`.
 *
 * @param part path or hash, as it stands in the address
 */
export function readable(part: string): string {
  if (isDecodable(part)) return part;
  const repaired = part.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isDecodable(repaired) ? repaired : part.replaceAll('%', '%25');
}

/** A path of which every part counts: servers take several slashes for one, the router does not. */
export function readablePath(path: string): string {
  return readable(path.replaceAll(/\/{2,}/g, '/'));
}

/** Puts a readable path into the address bar, before the router looks at it; most addresses are left alone. */
export function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = readablePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
