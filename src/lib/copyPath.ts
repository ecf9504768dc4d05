/**
 * Address of a page's Markdown copy.
 *
 * @param permalink address of the page; addresses of folders may end with a slash
 */
export function copyPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
