import {expect, it} from 'vitest';
import {decodePath} from '../../../src/lib/decodePath';

it.each([
  ['./a%20page.md', './a page.md'],
  ['./100%.md', './100%.md'],
])('%s is %s', (written, meant) => expect(decodePath(written)).toBe(meant));
