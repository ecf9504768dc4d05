import {expect, it} from 'vitest';
import {dayInWords} from '../../../src/lib/dayInWords';

it('names the day in UTC, whatever the time zone of the reader', () => {
  expect(dayInWords(new Date('2026-11-21'))).toBe('21 Nov 2026');
  expect(dayInWords(new Date('2026-11-21T23:59:59Z'))).toBe('21 Nov 2026');
});
