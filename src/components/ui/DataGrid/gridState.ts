export interface Sort {
  field: string;
  direction: 'ascending' | 'descending';
}

/** Sort order, page and selection of a grid. */
export interface GridState {
  /** Undefined keeps the original order of the rows. */
  sort: Sort | undefined;
  /** From 1. */
  page: number;
}

export type CellValue = string | number;

/** Sorts rows by a field. Numbers inside texts are compared by value. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | undefined,
  valueOf: (row: Row, field: string) => CellValue,
): Row[] {
  if (!sort) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(valueOf(a, sort.field), valueOf(b, sort.field)));
}

/** The next sort of a column: ascending, descending, then the original order. */
export function nextSort(current: Sort | undefined, field: string): Sort | undefined {
  if (current?.field !== field) return {field, direction: 'ascending'};
  return current.direction === 'ascending' ? {field, direction: 'descending'} : undefined;
}

export interface PageOfRows<Row> {
  rows: Row[];
  /** The last page that exists, counted from 1. */
  page: number;
  pages: number;
}

/** One page of the rows. A page number that does not exist becomes the nearest one. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number): PageOfRows<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return {rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages};
}

function compare(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', {numeric: true});
}
