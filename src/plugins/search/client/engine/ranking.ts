/* What both backends agree on: how fields count, and how typos are forgiven. */

/** Weights of the fields. Titles say what a page is about. */
export const fieldWeights = {title: 4, heading: 3, tags: 2, path: 1, text: 1} as const;

/** Letters from which a word may have one typo, and two. */
export const oneTypoFrom = 5;
export const twoTyposFrom = 8;

/** Characters of a query that are read. The rest is noise, or an attack. */
export const longestQuery = 200;

/** "Object Storage Service (OBS)" is also called by the name without brackets, and by "OBS". */
export function namesOf(title: string): string[] {
  const bracket = /\s*\((.*)\)$/.exec(title);
  return bracket ? [title, title.slice(0, bracket.index), bracket[1] ?? ''] : [title];
}
