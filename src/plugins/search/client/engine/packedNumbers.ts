/*
 * Numbers as printable text. Entries of an index are small differences, so most take one character, and the text compresses better than
 * decimal digits with commas: an index of the site's size shrinks by a third. JSON needs no escapes in it.
 */

/** Printable ASCII without space, quotes and backslash. The first half ends a number, the second half goes on. */
const alphabet = Array.from({length: 126 - 35 + 1}, (_, index) => String.fromCharCode(35 + index)).filter(
  (character) => character !== '\\',
);
const base = Math.floor(alphabet.length / 2);
const values = new Map(alphabet.map((character, index) => [character.charCodeAt(0), index]));

/** Writes non-negative integers, the low digits of each first. */
export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let number of numbers) {
    while (number >= base) {
      text += alphabet[base + (number % base)] ?? '';
      number = Math.floor(number / base);
    }
    text += alphabet[number] ?? '';
  }
  return text;
}

/** Reads what `packNumbers` wrote. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = values.get(text.charCodeAt(index)) ?? 0;
    if (value < base) {
      numbers.push(number + value * weight);
      number = 0;
      weight = 1;
    } else {
      number += (value - base) * weight;
      weight *= base;
    }
  }
  return numbers;
}
