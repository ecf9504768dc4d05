import {describe, expect, it} from 'vitest';
import {facetValues, filterItems, type Facet} from '../../../src/lib/facets';
import {queryOf} from '../queryOf';

interface Item {
  name: string;
  colour: string;
  sizes: string[];
}

const items: Item[] = [
  {name: 'a', colour: 'red', sizes: ['s', 'm']},
  {name: 'b', colour: 'red', sizes: ['l']},
  {name: 'c', colour: 'blue', sizes: ['m', 'l']},
  {name: 'd', colour: 'green', sizes: []},
];
const colour: Facet<Item> = {
  key: 'colour',
  label: 'Colour',
  values: (item) => [item.colour],
  labelOf: (value) => value.toUpperCase(),
};
const size: Facet<Item> = {
  key: 'size',
  label: 'Size',
  values: (item) => item.sizes,
  labelOf: (value) => value,
};
const facets = [colour, size];
const filtered = (selection: Parameters<typeof queryOf>[1], text = ''): Item[] =>
  filterItems(items, {facets, textOf: ({name}) => `Item ${name}`}, queryOf(text, selection)).shown;
const valuesWith = (
  selection: Parameters<typeof queryOf>[1],
  facet: Facet<Item>,
  all = facets,
): ReturnType<typeof facetValues<Item>> => facetValues(items, all, queryOf('', selection), facet);
const names = (found: Item[]): string => found.map(({name}) => name).join('');

describe('filterItems', () =>
  it.each([
    [{}, 'abcd'],
    [{colour: ['red']}, 'ab'],
    [{colour: ['red', 'blue']}, 'abc'],
    [{colour: ['red'], size: ['l']}, 'b'],
    [{size: ['s', 'l']}, 'abc'],
    [{colour: ['pink']}, ''],
    [{colour: []}, 'abcd'],
  ])('keeps with %o the items %s', (selection, expected) =>
    expect(names(filtered(selection))).toBe(expected),
  ));

describe('facetValues', () => {
  it('counts the items of a value for the choices in the other facets', () =>
    expect(valuesWith({colour: ['red']}, size)).toEqual([
      {value: 's', label: 's', count: 1, chosen: false},
      {value: 'm', label: 'm', count: 1, chosen: false},
      {value: 'l', label: 'l', count: 1, chosen: false},
    ]));

  it('sorts the values in the order of the facet, if it has one', () => {
    const ordered = {...size, order: ['l', 'm', 's']};
    expect(valuesWith({}, ordered, [colour, ordered]).map(({value}) => value)).toEqual([
      'l',
      'm',
      's',
    ]);
  });

  it('does not filter the values of a facet by its own choice', () =>
    expect(valuesWith({colour: ['red']}, colour).map(({label, count}) => [label, count])).toEqual([
      ['RED', 2],
      ['BLUE', 1],
      ['GREEN', 1],
    ]));

  it('never offers a value without items, but keeps a chosen value', () => {
    expect(valuesWith({size: ['s']}, colour).map(({value}) => value)).toEqual(['red']);
    expect(valuesWith({size: ['s'], colour: ['blue']}, colour)).toEqual([
      {value: 'red', label: 'RED', count: 1, chosen: false},
      {value: 'blue', label: 'BLUE', count: 0, chosen: true},
    ]);
  });

  it('keeps a chosen value that no item has, or that has no label', () => {
    expect(facetValues([], facets, queryOf('', {colour: ['blue']}), colour)).toEqual([
      {value: 'blue', label: 'BLUE', count: 0, chosen: true},
    ]);
    const labels: Record<string, string> = {red: 'Red'};
    const labelled = {...colour, labelOf: (value: string) => labels[value] ?? value};
    expect(
      valuesWith({colour: ['constructor', 'mauve']}, labelled, [labelled]).filter(
        ({chosen}) => chosen,
      ),
    ).toEqual([
      {value: 'constructor', label: 'constructor', count: 0, chosen: true},
      {value: 'mauve', label: 'mauve', count: 0, chosen: true},
    ]);
  });

  it('returns the counts that the filter has', () => {
    const selections: Record<string, string[]>[] = [
      {},
      {colour: ['red']},
      {size: ['m']},
      {colour: ['blue'], size: ['l']},
    ];
    for (const selection of selections) {
      for (const facet of facets) {
        for (const {value, count} of valuesWith(selection, facet)) {
          expect(filtered({...selection, [facet.key]: [value]})).toHaveLength(count);
        }
      }
    }
  });
});

describe('words', () =>
  it.each([
    ['a item', 'a'],
    ['', 'abcd'],
    ['  ITEM ', 'abcd'],
    ['item vpn', ''],
  ])('"%s" finds %s', (query, expected) => expect(names(filtered({}, query))).toBe(expected)));
