import {editDistance} from './editDistance';

/**
 * The most similar candidate for a misspelt word, by edit distance, for a "did you mean".
 *
 * @returns undefined if no candidate is within a third of the word's length
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
