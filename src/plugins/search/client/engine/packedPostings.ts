import {packNumbers, unpackNumbers} from './packedNumbers';

/** Where a word stands: record number to the number of times. */
export type Postings = Map<number, number>;

export interface PackedPostings {
  words: string;
  postings: string;
}

/** Sharing more leading characters than one digit can say does not pay. */
const longestShared = 9;

/** Packs an inverted index: words front-coded, records as differences, a frequency only where it is above 1. */
export function packPostings(index: ReadonlyMap<string, Postings>): PackedPostings {
  const words = [...index.keys()].sort();
  let previous = '';
  const coded = words.map((word) => {
    const shared = sharedLength(previous, word);
    previous = word;
    return `${shared}${word.slice(shared)}`;
  });
  const postings = words.map((word) => {
    let last = 0;
    const numbers = [...(index.get(word) ?? [])].flatMap(([record, frequency]) => {
      const difference = record - last;
      last = record;
      return frequency > 1 ? [difference * 2 + 1, frequency] : [difference * 2];
    });
    return packNumbers(numbers);
  });
  return {words: coded.join(' '), postings: postings.join(' ')};
}

/** The words that `packPostings` wrote, in order. */
export function unpackWords(words: string): string[] {
  if (words === '') return [];
  let word = '';
  return words.split(' ').map((coded) => {
    word = word.slice(0, Number(coded.charAt(0))) + coded.slice(1);
    return word;
  });
}

/** Where one word stands, from its part of the postings that `packPostings` wrote. */
export function unpackPostings(packed: string): Postings {
  const numbers = unpackNumbers(packed);
  const postings: Postings = new Map();
  let record = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    record += number >> 1;
    const isFrequent = number % 2 === 1;
    if (isFrequent) index += 1;
    postings.set(record, isFrequent ? (numbers[index] ?? 1) : 1);
  }
  return postings;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < longestShared && length < a.length && a[length] === b[length]) length += 1;
  return length;
}
