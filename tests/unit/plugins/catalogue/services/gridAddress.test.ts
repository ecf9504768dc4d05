import {describe, expect, it} from 'vitest';
import {
  toGridState,
  toParameters,
} from '../../../../../src/plugins/catalogue/services/client/gridAddress';

describe('order and page of the table in the address', () => {
  it.each([
    ['', {sort: undefined, page: 1}],
    ['sort=name', {sort: {field: 'name', direction: 'ascending'}, page: 1}],
    ['sort=-guides&page=3', {sort: {field: 'guides', direction: 'descending'}, page: 3}],
  ] as const)('"%s" is read and written the same', (query, state) => {
    expect(toGridState(new URLSearchParams(query))).toEqual(state);
    const written = Object.entries(toParameters(state)).filter(([, value]) => value !== '');
    expect(new URLSearchParams(written).toString()).toBe(query);
  });

  it.each(['page=two', 'page=', 'page=0', 'page=1.9'])('"%s" is the first page', (query) =>
    expect(toGridState(new URLSearchParams(query)).page).toBe(1),
  );
});
