import {expect, it} from 'vitest';
import {fromColumns, toColumns} from '../../../src/lib/columns';

const rows: {name: string; zones: number[]; isDrawn?: true}[] = [
  {name: 'a', zones: [1, 2]},
  {name: 'b', zones: [], isDrawn: true},
];

it('writes the name of a field once', () => {
  expect(toColumns(rows)).toEqual({name: ['a', 'b'], zones: [[1, 2], []], isDrawn: [null, true]});
});

it('gives the rows back as they were, also after they have travelled', () => {
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(rows))) as ReturnType<typeof toColumns<(typeof rows)[number]>>)).toStrictEqual(
    rows,
  );
  expect(fromColumns(toColumns([]))).toEqual([]);
});
