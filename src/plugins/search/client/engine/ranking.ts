/* Settings that both backends share, such as the tolerance of typos. */

/** Lowest word lengths for one typo and for two typos. */
export const oneTypoFrom = 5;
export const twoTyposFrom = 8;

/** The rest of a longer query is ignored. */
export const longestQuery = 200;

/** "Object Storage Service (OBS)" has two more names: the one without brackets, and "OBS". */
export function namesOf(title: string): string[] {
  const bracket = /\s*\((.*)\)$/.exec(title);
  return bracket ? [title, title.slice(0, bracket.index), bracket[1] ?? ''] : [title];
}
