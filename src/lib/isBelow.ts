/**
 * Whether an address is below another one, or the same.
 *
 * @param pathname path of an address, without query and hash
 * @param ancestor path as well
 */
export function isBelow(pathname: string, ancestor: string): boolean {
  return withSlash(pathname).startsWith(withSlash(ancestor));
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
