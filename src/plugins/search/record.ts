export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** The priority of a section falls by this with each heading level. */
export const levelPriority = 10;

/**
 * Headings of the section and above: `hierarchy.lvl1` is the page's title. The keys are flat and
 * contain a dot, as in DocSearch.
 */
type Hierarchy = {'hierarchy.lvl0': string; 'hierarchy.lvl1': string} & Partial<
  Record<`hierarchy.lvl${2 | 3 | 4 | 5 | 6}`, string>
>;

/**
 * A search result: one heading section of a page, or a service, a template, a webinar. The shape is
 * that of DocSearch, so that every DocSearch client can read the collection. It also has a field
 * for each entry of `client/facets.ts`. Addresses are relative to the site, without the base path,
 * because one collection serves every deployment.
 */
export type SearchRecord = Hierarchy & {
  /** The address, which does not change between builds. */
  id: string;
  /** Address with its anchor, for example `/docs/caf#outcome`. */
  url: string;
  url_without_anchor: string;
  /** Empty before the first heading of a page. */
  anchor: string;
  /** The text of the section, with one line for each block of the page. */
  content: string;
  /** Other words that readers search for. All records of a page have them. */
  keywords?: string[];
  /** Level of the heading. */
  type: `lvl${HeadingLevel}`;
  language: string;
  /** `docs-default-current` for documentation, `default` for content without versions. */
  docusaurus_tag: string;
  version: string[];
  /** Among equally good matches, the one with the higher priority is first. */
  item_priority: number;
};
