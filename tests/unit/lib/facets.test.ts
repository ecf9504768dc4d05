import {describe, expect, it} from 'vitest';
import {facetValues, filterByFacets, matchesWords, type Facet} from '../../../src/lib/facets';

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
const names = (found: Item[]): string => found.map(({name}) => name).join('');

describe('filterByFacets', () => {
  it.each([
    [{}, 'abcd'],
    [{colour: ['red']}, 'ab'],
    [{colour: ['red', 'blue']}, 'abc'],
    [{colour: ['red'], size: ['l']}, 'b'],
    [{size: ['s', 'l']}, 'abc'],
    [{colour: ['pink']}, ''],
    [{colour: []}, 'abcd'],
  ])('keeps with %o the items %s', (selection, expected) => {
    expect(names(filterByFacets(items, facets, selection))).toBe(expected);
  });
});

describe('facetValues', () => {
  it('counts what a value leads to under the choices in the other facets', () => {
    expect(facetValues(items, facets, {colour: ['red']}, size)).toEqual([
      {value: 's', label: 's', count: 1, chosen: false},
      {value: 'm', label: 'm', count: 1, chosen: false},
      {value: 'l', label: 'l', count: 1, chosen: false},
    ]);
  });

  it('puts the values in the order of the facet, where it has one', () => {
    const ordered = {...size, order: ['l', 'm', 's']};
    expect(facetValues(items, [colour, ordered], {}, ordered).map(({value}) => value)).toEqual([
      'l',
      'm',
      's',
    ]);
  });

  it('does not let a facet narrow itself', () => {
    expect(
      facetValues(items, facets, {colour: ['red']}, colour).map(({label, count}) => [label, count]),
    ).toEqual([
      ['RED', 2],
      ['BLUE', 1],
      ['GREEN', 1],
    ]);
  });

  it('never offers a value that leads to nothing, but keeps a chosen one', () => {
    expect(facetValues(items, facets, {size: ['s']}, colour).map(({value}) => value)).toEqual([
      'red',
    ]);
    expect(facetValues(items, facets, {size: ['s'], colour: ['blue']}, colour)).toEqual([
      {value: 'red', label: 'RED', count: 1, chosen: false},
      {value: 'blue', label: 'BLUE', count: 0, chosen: true},
    ]);
  });

  it('keeps a chosen value that no item has, or that has no label', () => {
    expect(facetValues([], facets, {colour: ['blue']}, colour)).toEqual([
      {value: 'blue', label: 'BLUE', count: 0, chosen: true},
    ]);
    const labels: Record<string, string> = {red: 'Red'};
    const labelled = {...colour, labelOf: (value: string) => labels[value] ?? value};
    expect(
      facetValues(items, [labelled], {colour: ['constructor', 'mauve']}, labelled).filter(
        ({chosen}) => chosen,
      ),
    ).toEqual([
      {value: 'constructor', label: 'constructor', count: 0, chosen: true},
      {value: 'mauve', label: 'mauve', count: 0, chosen: true},
    ]);
  });

  it('gives counts that the filter confirms', () => {
    const selections: Record<string, string[]>[] = [
      {},
      {colour: ['red']},
      {size: ['m']},
      {colour: ['blue'], size: ['l']},
    ];
    for (const selection of selections) {
      for (const facet of facets) {
        for (const {value, count} of facetValues(items, facets, selection, facet)) {
          expect(filterByFacets(items, facets, {...selection, [facet.key]: [value]})).toHaveLength(
            count,
          );
        }
      }
    }
  });
});

describe('matchesWords', () => {
  it.each([
    ['Elastic Load Balancing', 'load elastic', true],
    ['Elastic Load Balancing', '', true],
    ['Elastic Load Balancing', '  LOAD ', true],
    ['Elastic Load Balancing', 'load vpn', false],
  ])('says of "%s" and "%s": %s', (text, query, expected) => {
    expect(matchesWords(text, query)).toBe(expected);
  });
});
