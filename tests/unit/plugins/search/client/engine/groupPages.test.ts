import {expect, test} from 'vitest';
import {groupPages} from '../../../../../../src/plugins/search/client/engine/groupPages';
import type {RankedRecord} from '../../../../../../src/plugins/search/client/engine/rankRecords';

function ranked(record: number, credits: number[]): RankedRecord {
  return {
    record,
    credits,
    score: credits.reduce((sum, credit) => sum + credit, 0),
    slots: credits.reduce((bits, credit, slot) => bits | (credit > 0 ? 1 << slot : 0), 0),
    titleSlots: 0,
    topicSlots: 0,
    isOwnMatch: true,
    matched: new Set(),
  };
}

test('a page gains from words that only its other sections have', () => {
  const records = [ranked(0, [0, 6, 6, 0]), ranked(1, [0, 4.5, 4.5, 0]), ranked(2, [6, 1, 0, 0])];
  const map = new Map(records.map((one) => [one.record, one]));
  const [first, second] = groupPages(map, 4, [0, 1, 1], () => 1);
  expect(first?.page).toBe(1);
  expect(first?.score).toBeCloseTo((9 + 6 / 2) * Math.sqrt(3 / 4));
  expect(second?.score).toBeCloseTo(12 * Math.sqrt(2 / 4));
});
