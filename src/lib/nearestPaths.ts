import {editDistance} from './editDistance';

/** Lowest similarity of an offered page, from 0 to 1. */
const leastLikeness = 0.5;

/**
 * Pages with addresses similar to a missing one: those with a similar last part, or the nearest
 * page above.
 *
 * @param path address below the base path, for example `docs/caf/landingzone`
 * @param paths existing addresses in the same form
 * @param most highest number of results
 * @returns the most similar first
 */
export function nearestPaths(path: string, paths: readonly string[], most = 3): string[] {
  const wanted = partsOf(path.replace(/\.\w+$/, ''));
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const alike = paths
    .map((candidate) => ({
      candidate,
      likeness: likeness(last, partsOf(candidate).at(-1) ?? ''),
      shared: sharedParts(wanted, partsOf(candidate)),
    }))
    .filter((one) => one.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || b.shared - a.shared)
    .map(({candidate}) => candidate);
  const above = wanted
    .map((_, index) => wanted.slice(0, -1 - index).join('/'))
    .find((ancestor) => paths.includes(ancestor) && !alike.slice(0, most - 1).includes(ancestor));
  return [...alike.slice(0, above ? most - 1 : most), ...(above ? [above] : [])];
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== 'index');
}

/**
 * Similarity of two names from 0 to 1: the share of common words or of common letters, whichever is
 * higher.
 */
function likeness(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [a, b].map((name) =>
    name.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  ) as [string[], string[]];
  const shared = wordsOfA.filter((word) => wordsOfB.includes(word)).length;
  const byWords = (2 * shared) / Math.max(1, wordsOfA.length + wordsOfB.length);
  return Math.max(byWords, 1 - editDistance(a, b) / Math.max(a.length, b.length, 1));
}

function sharedParts(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((part, index) => part !== b[index]);
  return end === -1 ? a.length : end;
}
