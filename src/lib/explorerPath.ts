/** Id of the list of all articles on `/docs`. */
export const explorerId = 'explore';

/**
 * Address of the list of all articles, without the base path.
 *
 * @param tag key of the tag that narrows it
 */
export function explorerPath(tag?: string): string {
  return `/docs${tag === undefined ? '' : `?tag=${encodeURIComponent(tag)}`}#${explorerId}`;
}
