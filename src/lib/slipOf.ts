import {editDistance} from './editDistance';

/** True for a word with one letter changed, added, left out or swapped. Digits make another name. */
export function isSlip(word: string, known: string): boolean {
  const withoutDigits = (text: string): string => text.replace(/\d/g, '');
  return (
    word !== known &&
    withoutDigits(word) !== withoutDigits(known) &&
    editDistance(word, known, 1) <= 1
  );
}

/** The known word that a word misspells by one letter. Short words have too many neighbours. */
export function slipOf(word: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  return all.includes(word)
    ? undefined
    : all.find((one) => Math.max(word.length, one.length) > 2 && isSlip(word, one));
}
