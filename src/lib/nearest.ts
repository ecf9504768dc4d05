import {editDistance} from './editDistance';

/**
 * The candidate that is most like a misspelt word, by edit distance, for a "did you mean".
 *
 * @returns undefined where nothing is within a third of the word's length
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
