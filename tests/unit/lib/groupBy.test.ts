import {expect, it} from 'vitest';
import {groupBy} from '../../../src/lib/groupBy';

it('keeps the order of the first items, and of the items of a group', () => {
  const words = ['bucket', 'address', 'backup', 'account', 'cluster'];
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ['b', ['bucket', 'backup']],
    ['a', ['address', 'account']],
    ['c', ['cluster']],
  ]);
});
