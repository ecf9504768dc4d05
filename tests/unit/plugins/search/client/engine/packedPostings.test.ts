import {expect, test} from 'vitest';
import {packNumbers, unpackNumbers} from '../../../../../../src/plugins/search/client/engine/packedNumbers';
import {
  packPostings,
  unpackPostings,
  unpackWords,
  type PackedPostings,
  type Postings,
} from '../../../../../../src/plugins/search/client/engine/packedPostings';

test('numbers survive packing, in text that JSON need not escape', () => {
  const numbers = [0, 1, 44, 45, 46, 91, 2025, 100_000, 2 ** 31, 0];
  const packed = packNumbers(numbers);
  expect(unpackNumbers(packed)).toEqual(numbers);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
  expect(packed).not.toContain(' ');
  expect(unpackNumbers('')).toEqual([]);
});

function unpack({words, postings}: PackedPostings): Map<string, Postings> {
  const parts = postings.split(' ');
  return new Map(unpackWords(words).map((word, position) => [word, unpackPostings(parts[position] ?? '')]));
}

test('an index survives packing', () => {
  const index = new Map([
    [
      'backup',
      new Map([
        [0, 1],
        [7, 3],
        [2000, 1],
      ]),
    ],
    ['backups', new Map([[7, 1]])],
    ['münchen', new Map([[1, 2]])],
    ['longsharedbeginning1', new Map([[3, 1]])],
    ['longsharedbeginning2', new Map([[4, 1]])],
  ]);
  expect(unpack(packPostings(index))).toEqual(index);
  expect(unpack(packPostings(new Map()))).toEqual(new Map());
});
