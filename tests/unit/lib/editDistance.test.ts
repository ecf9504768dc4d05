import {describe, expect, it} from 'vitest';
import {editDistance} from '../../../src/lib/editDistance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['kafka', 'kafka', 0],
    ['kafka', 'kafk', 1],
    ['sitting', 'kitten', 3],
    ['', 'abc', 3],
    ['obs', 'osb', 1],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('returns only a number above the limit for distant words', () => {
    expect(editDistance('sitting', 'kitten', 3)).toBe(3);
    expect(editDistance('sitting', 'kitten', 2)).toBeGreaterThan(2);
    expect(editDistance('a', 'abcdef', 2)).toBeGreaterThan(2);
  });
});
