import {expect, it} from 'vitest';
import {duration} from '../../../src/lib/duration';

it.each([
  [5, '5 min'],
  [59, '59 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [480, '8 h'],
])('%i minutes are %s', (minutes, text) => expect(duration(minutes)).toBe(text));
