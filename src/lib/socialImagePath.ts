/**
 * Path below the base path of the image that other sites show beside a link to a page.
 *
 * @param permalink address of the page with the base path; addresses of folders may end with a
 * slash
 */
export function socialImagePath(permalink: string, baseUrl: string): string {
  return `social/${permalink.slice(baseUrl.length).replace(/\/$/, '')}.png`;
}
