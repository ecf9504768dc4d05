import {describe, expect, it} from 'vitest';
import {nextSort, pageOf, sortRows} from '../../../../../src/components/ui/DataGrid/gridState';

const rows = [{name: 'zone 10'}, {name: 'zone 2'}, {name: 'Zone 1'}];
const valueOf = (row: {name: string}): string => row.name;

describe('sortRows', () => {
  it('sorts numbers inside texts by value and does not change the input', () => {
    expect(sortRows(rows, {field: 'name', direction: 'ascending'}, valueOf).map(valueOf)).toEqual([
      'Zone 1',
      'zone 2',
      'zone 10',
    ]);
    expect(rows.map(valueOf)).toEqual(['zone 10', 'zone 2', 'Zone 1']);
  });

  it('sorts numbers by value, also in descending order', () => {
    const numbers = [{n: 3}, {n: 20}, {n: 1}];
    expect(
      sortRows(numbers, {field: 'n', direction: 'descending'}, ({n}) => n).map(({n}) => n),
    ).toEqual([20, 3, 1]);
  });

  it('keeps the original order without a sort', () =>
    expect(sortRows(rows, undefined, valueOf)).toEqual(rows));
});

describe('nextSort', () =>
  it('sorts ascending, then descending, then not, and starts again for another field', () => {
    const first = nextSort(undefined, 'a');
    expect(first).toEqual({field: 'a', direction: 'ascending'});
    const second = nextSort(first, 'a');
    expect(second).toEqual({field: 'a', direction: 'descending'});
    expect(nextSort(second, 'a')).toBeUndefined();
    expect(nextSort(second, 'b')).toEqual({field: 'b', direction: 'ascending'});
  }));

describe('pageOf', () => {
  const numbers = [1, 2, 3, 4, 5];
  it.each([
    [1, [1, 2], 1],
    [3, [5], 3],
    [9, [5], 3],
    [0, [1, 2], 1],
  ])('page %i', (page, expected, shown) =>
    expect(pageOf(numbers, page, 2)).toEqual({rows: expected, page: shown, pages: 3}),
  );

  it('returns one empty page for no rows', () =>
    expect(pageOf([], 1, 10)).toEqual({rows: [], page: 1, pages: 1}));
});
