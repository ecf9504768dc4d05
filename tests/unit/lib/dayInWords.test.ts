import {expect, it} from 'vitest';
import {dayInWords} from '../../../src/lib/dayInWords';

it('returns the day in UTC in every time zone', () => {
  expect(dayInWords(new Date('2026-11-21'))).toBe('21 Nov 2026');
  expect(dayInWords(new Date('2026-11-21T23:59:59Z'))).toBe('21 Nov 2026');
});

it('uses the English name of every month', () => {
  const words = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, 3)));
  expect(days.map(dayInWords)).toEqual(days.map((day) => words.format(day)));
});
