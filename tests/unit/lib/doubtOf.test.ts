import {expect, test} from 'vitest';
import {doubtOf} from '../../../src/lib/doubtOf';

test('a list marks a page that no source confirms, and no other page', () => {
  expect(doubtOf('networking/hub', ['networking/hub'])).toBe('In part not confirmed');
  expect(doubtOf('networking', ['networking/hub'])).toBeUndefined();
});
