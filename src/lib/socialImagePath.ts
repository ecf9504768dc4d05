/**
 * Where the image of a page stands that other sites show beside a link to it, below the base path.
 *
 * @param permalink address of the page, base path included; folders' own pages may end with a slash
 */
export function socialImagePath(permalink: string, baseUrl: string): string {
  return `social/${permalink.slice(baseUrl.length).replace(/\/$/, '')}.png`;
}
