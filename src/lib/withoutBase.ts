/** `/base/docs/a` becomes `/docs/a`, and so does `/base/docs/a/`, as the docs plugin has it for the index of a folder. */
export function withoutBase(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink;
  return path.replace(/(.)\/$/, '$1');
}
