import {describe, expect, it} from 'vitest';
import {nearest} from '../../../src/lib/nearest';

describe('nearest', () => {
  it('finds the intended word', () =>
    expect(nearest('kuberntes', ['kafka', 'kubernetes', 'keycloak'])).toBe('kubernetes'));

  it('counts two swapped letters as one mistake', () =>
    expect(nearest('osb', ['ecs', 'obs'])).toBe('obs'));

  it('returns nothing if no word is similar', () =>
    expect(nearest('zzz', ['kafka', 'kubernetes'])).toBeUndefined());
});
