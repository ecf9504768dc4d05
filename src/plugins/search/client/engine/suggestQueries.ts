import {editDistance} from '../../../../lib/editDistance';
import type {Vocabulary} from './vocabulary';
import {isIdentifier, words} from './words';

const mostSuggestions = 3;
const mostTypos = 3;

/**
 * Suggests queries if a query finds nothing: each known word of the query, and the known words that
 * are most similar to the others.
 *
 * @param finds returns true if a query has results
 */
export function suggestQueries(
  query: string,
  vocabulary: Vocabulary,
  finds: (query: string) => boolean,
): string[] {
  const list = words(query.slice(0, 200)).slice(0, 6);
  const near = list.flatMap((word) =>
    vocabulary.has(word) ? [word] : mostAlike(word, vocabulary),
  );
  return [...new Set(near)].filter(finds).slice(0, mostSuggestions);
}

function mostAlike(word: string, vocabulary: Vocabulary): string[] {
  // A word that is half wrong is not a typo, unless only letters are missing.
  const typos = Math.min(mostTypos, Math.floor(word.length / 3));
  return vocabulary.words
    .map((known) => ({known, distance: editDistance(word, known, mostTypos)}))
    .filter(
      ({known, distance}) =>
        distance <= (lacksLetters(word, known) ? mostTypos : typos) &&
        known.length > 2 &&
        !/^\d+$/.test(known) &&
        !isIdentifier(known),
    )
    .map((near) => ({...near, frequency: vocabulary.frequency(near.known)}))
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    .slice(0, 2)
    .map(({known}) => known);
}

/** True if the known word contains all letters of the other word in their order. */
function lacksLetters(word: string, known: string): boolean {
  let found = 0;
  for (const letter of known) if (letter === word[found]) found += 1;
  return found === word.length;
}
