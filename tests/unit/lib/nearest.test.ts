import {describe, expect, it} from 'vitest';
import {editDistance, nearest} from '../../../src/lib/nearest';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['kafka', 'kafka', 0],
    ['kafka', 'kafk', 1],
    ['sitting', 'kitten', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  it('finds the word that was meant', () => {
    expect(nearest('kuberntes', ['kafka', 'kubernetes', 'keycloak'])).toBe('kubernetes');
  });

  it('offers nothing where no word is near', () => {
    expect(nearest('zzz', ['kafka', 'kubernetes'])).toBeUndefined();
  });
});
