/**
 * Address of a service in the portfolio, without the base path.
 *
 * @param id id of `data/services.yml`
 */
export function servicePath(id: string): string {
  return `/portfolio?service=${encodeURIComponent(id)}`;
}

/** Address of a service's page in the best practices, without the base path. */
export function servicePagePath({category, id}: {category: string; id: string}): string {
  return `/docs/best-practices/${category}/${id}`;
}
