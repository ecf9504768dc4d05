/** Highest number of architectures in a comparison. */
export const mostCompared = 4;

/**
 * Address of a comparison, without the base path.
 *
 * @param paths addresses of their articles below `/docs/`
 */
export function comparePath(paths: readonly string[]): string {
  const query = new URLSearchParams(paths.map((path) => ['page', path]));
  return paths.length === 0 ? '/docs/compare' : `/docs/compare?${query.toString()}`;
}
