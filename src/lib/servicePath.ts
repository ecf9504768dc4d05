/** Where a service is shown, below the base path. @param id id of `data/services.yml` */
export function servicePath(id: string): string {
  return `/portfolio?service=${encodeURIComponent(id)}`;
}
