import {expect, it} from 'vitest';
import {counted, shownOf} from '../../../src/lib/counted';

it('uses the singular for one and the plural for other counts', () =>
  expect([0, 1, 2].map((count) => counted(count, 'link'))).toEqual([
    '0 links',
    '1 link',
    '2 links',
  ]));

it('shows the total only if the list is filtered', () => {
  expect(shownOf(12, 12, 'tag')).toBe('12 tags');
  expect(shownOf(3, 12, 'tag')).toBe('3 of 12 tags');
  expect(shownOf(1, 1, 'webinar')).toBe('1 webinar');
  expect(shownOf(0, 1, 'webinar')).toBe('0 of 1 webinar');
});
