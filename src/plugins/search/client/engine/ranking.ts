/* What both backends agree on, such as how typos are forgiven. */

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
