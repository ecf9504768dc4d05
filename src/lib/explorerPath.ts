/** Id of the list of all articles on `/docs`. */
export const explorerId = 'explore';

/**
 * Address of the list of all articles, without the base path.
 *
 * @param filters values of facets, for example `{tag: 'vpc'}`
 */
export function explorerPath(filters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(filters).toString();
  return `/docs${query && `?${query}`}#${explorerId}`;
}
