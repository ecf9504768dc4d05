import SearchableMap from 'minisearch/SearchableMap';
import {expect, test, vi} from 'vitest';
import {TermIndex} from '../../../../../../src/plugins/search/client/engine/termIndex';
import {indexedWords} from '../../../../../../src/plugins/search/client/engine/words';
import {readSiteRecords} from '../../../../../search/backends';

const {records} = await readSiteRecords();
const words = [...new Set(records.flatMap(({content}) => indexedWords(content)))].sort();
const terms = new TermIndex(words, (word) => word.length);
const tree = SearchableMap.from(words.map((word): [string, number] => [word, word.length]));

const queries = [
  'backup',
  'kubernetes',
  'keyclaok',
  'a',
  'zzz',
  'ä',
  '0',
  'loadbalncer',
  'opentelekomcloud.vpc',
  words[0] ?? '',
  words.at(-1) ?? '',
];
const inOrder = <Entry extends readonly [string, unknown]>(entries: Iterable<Entry>): Entry[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

test('answers on the words of the site as the tree of MiniSearch does', () => {
  expect(words.length).toBeGreaterThan(5000);
  for (const query of queries) {
    expect(terms.get(query), query).toBe(tree.get(query));
    expect(terms.has(query), query).toBe(tree.has(query));
    const beginning = inOrder(tree.atPrefix(query));
    expect([...terms.atPrefix(query)], query).toEqual(beginning);
    expect(terms.hasPrefix(query), query).toBe(beginning.length > 0);
    for (const limit of [1, 2]) expect(inOrder(terms.fuzzyGet(query, limit)), query).toEqual(inOrder(tree.fuzzyGet(query, limit)));
  }
});

test('makes a value once, and only of a word that is asked for', () => {
  const make = vi.fn((word: string) => ({word}));
  const some = new TermIndex(['backup', 'bucket', 'vpc'], make);
  expect(some.has('backup') && some.hasPrefix('b')).toBe(true);
  expect(make).not.toHaveBeenCalled();
  expect(some.get('bucket')).toBe(some.get('bucket'));
  expect(some.get('other')).toBeUndefined();
  expect(make.mock.calls).toEqual([['bucket']]);
});

test('an index without words knows none', () => {
  const none = new TermIndex([], () => 1);
  expect(none.get('a')).toBeUndefined();
  expect([none.has(''), none.hasPrefix('a'), [...none.atPrefix('a')], none.fuzzyGet('a', 1).size]).toEqual([false, false, [], 0]);
});
