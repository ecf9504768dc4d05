/** Names of thumbnails by the address of the page, without the base path. */
export type Thumbnails = Readonly<Record<string, string>>;

/**
 * Address of a thumbnail below the base path.
 *
 * @param name a value of `Thumbnails`
 */
export function thumbnailPath(name: string, mode: 'light' | 'dark'): string {
  return `assets/thumbnails/${name}${mode === 'dark' ? '-dark' : ''}.svg`;
}
