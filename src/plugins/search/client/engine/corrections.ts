import {editDistance} from '../../../../lib/editDistance';
import {oneTypoFrom, twoTyposFrom} from './ranking';
import type {Vocabulary} from './vocabulary';
import {isIdentifier} from './words';

const mostCorrections = 3;

/** Number of typos that a word may have. Words with digits are not corrected. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < oneTypoFrom) return 0;
  return word.length < twoTyposFrom ? 1 : 2;
}

/**
 * The most similar known words for an unknown one, frequent words first. A swap of neighbouring
 * letters counts as one typo.
 */
export function corrections(word: string, isOpen: boolean, vocabulary: Vocabulary): string[] {
  const limit = allowedTypos(word);
  if (limit === 0 || vocabulary.has(word)) return [];
  const candidates: {known: string; distance: number; frequency: number}[] = [];
  for (const known of vocabulary.words) {
    if (known.length < word.length - limit || isIdentifier(known)) continue;
    let distance = editDistance(word, known, limit);
    if (distance > limit && isOpen && known.length > word.length) {
      // The beginning of a longer word can have a typo too, but a whole word is a better guess.
      distance = editDistance(word, known.slice(0, word.length), 1) === 1 ? limit : limit + 1;
    }
    if (distance <= limit)
      candidates.push({known, distance, frequency: vocabulary.frequency(known)});
  }
  return candidates
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    .slice(0, mostCorrections)
    .map(({known}) => known);
}
