import {expect, test} from 'vitest';
import {isBelow} from '../../../src/lib/isBelow';

test.each([
  ['/docs/caf', '/docs/caf/', true],
  ['/docs/caf/', '/docs/caf', true],
  ['/docs/caf/ready', '/docs/caf/', true],
  ['/docs/caf/ready', '/docs/caf', true],
  ['/docs/cafeteria', '/docs/caf', false],
  ['/docs', '/docs/caf', false],
])('%s below %s: %s', (pathname, ancestor, expected) =>
  expect(isBelow(pathname, ancestor)).toBe(expected),
);
