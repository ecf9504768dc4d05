import {expect, test} from 'vitest';
import {withoutBase} from '../../../src/lib/withoutBase';

test.each([
  ['/base/docs/a', '/docs/a'],
  ['/base/docs/folder/', '/docs/folder'],
  ['/base/', '/'],
  ['/elsewhere', '/elsewhere'],
])('%s below /base/ is %s', (permalink, path) =>
  expect(withoutBase(permalink, '/base/')).toBe(path),
);
