/**
 * True if an address is below another one, or equal.
 *
 * @param pathname path of an address, without query and hash
 * @param ancestor also a path
 */
export function isBelow(pathname: string, ancestor: string): boolean {
  return withSlash(pathname).startsWith(withSlash(ancestor));
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
