/**
 * Address of the document of a section.
 *
 * @param first address of its first page, without the base path
 */
export const printPath = (first: string): string => `/print?section=${encodeURIComponent(first)}`;
