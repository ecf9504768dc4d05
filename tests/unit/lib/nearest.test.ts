import {describe, expect, it} from 'vitest';
import {nearest} from '../../../src/lib/nearest';

describe('nearest', () => {
  it('finds the word that was meant', () =>
    expect(nearest('kuberntes', ['kafka', 'kubernetes', 'keycloak'])).toBe('kubernetes'));

  it('takes two letters that changed places for one mistake', () =>
    expect(nearest('osb', ['ecs', 'obs'])).toBe('obs'));

  it('offers nothing where no word is near', () =>
    expect(nearest('zzz', ['kafka', 'kubernetes'])).toBeUndefined());
});
