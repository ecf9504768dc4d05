import {expect, it} from 'vitest';
import {nearest} from '../../../src/lib/nearest';

it.each([
  ['finds the intended word', 'kuberntes', ['kafka', 'kubernetes', 'keycloak'], 'kubernetes'],
  ['counts two swapped letters as one mistake', 'osb', ['ecs', 'obs'], 'obs'],
  ['returns nothing if no word is similar', 'zzz', ['kafka', 'kubernetes'], undefined],
])('%s', (_case, word, words, found) => expect(nearest(word, words)).toBe(found));
