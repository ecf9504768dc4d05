export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** By how much the priority of a section falls with each level of its heading. */
export const levelPriority = 10;

/** Headings above and of the section: `hierarchy.lvl1` is the page's title. Flat keys with a dot, as DocSearch has them. */
type Hierarchy = {'hierarchy.lvl0': string; 'hierarchy.lvl1': string} & Partial<
  Record<`hierarchy.lvl${2 | 3 | 4 | 5 | 6}`, string>
>;

/**
 * What search can find: one heading section of a page, or a service, a template, a webinar. The shape is that of DocSearch, so that any client
 * of that kind can read the collection. Besides the fields named here it has one for each entry of `client/facets.ts`. Addresses are relative to the site, without the base path: one collection serves every deployment.
 */
export type SearchRecord = Hierarchy & {
  /** The address: stable from build to build. */
  id: string;
  /** Address with its anchor, for example `/docs/caf#outcome`. */
  url: string;
  url_without_anchor: string;
  /** Empty for the part of a page before its first heading. */
  anchor: string;
  /** The text of the section, one block of the page a line. */
  content: string;
  /** Level of the heading. */
  type: `lvl${HeadingLevel}`;
  language: string;
  /** `docs-default-current` for documentation, `default` for what has no versions. */
  docusaurus_tag: string;
  version: string[];
  /** Breaks ties between equally good matches: the higher one comes first. */
  item_priority: number;
};
