/** `/base/docs/a` becomes `/docs/a`, and so does `/base/docs/a/`. */
export function withoutBase(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;
  return path.replace(/(.)\/$/, '$1');
}
