import {expect, test} from 'vitest';
import {packNumbers, unpackNumbers} from '../../../../../src/plugins/search/client/engine/packedNumbers';
import {packPostings, unpackPostings} from '../../../../../src/plugins/search/client/engine/packedPostings';

test('numbers survive packing, in text that JSON need not escape', () => {
  const numbers = [0, 1, 44, 45, 46, 91, 2025, 100_000, 2 ** 31, 0];
  const packed = packNumbers(numbers);
  expect(unpackNumbers(packed)).toEqual(numbers);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
  expect(packed).not.toContain(' ');
  expect(unpackNumbers('')).toEqual([]);
});

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
  expect(unpackPostings(packPostings(index))).toEqual(index);
  expect(unpackPostings(packPostings(new Map()))).toEqual(new Map());
});
