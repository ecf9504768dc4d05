import type {GridState} from '../../../../components/ui/DataGrid/gridState';

/** Parses order and page of the table: `sort=name`, descending `sort=-name`, and `page=2`. */
export function toGridState(params: URLSearchParams): GridState {
  const [, sign, field] = /^(-?)(.+)$/.exec(params.get('sort') ?? '') ?? [];
  return {
    sort:
      field === undefined
        ? undefined
        : {field, direction: sign === '-' ? 'descending' : 'ascending'},
    page: Number.parseInt(params.get('page') ?? '', 10) || 1,
  };
}

/** @returns parameters for the address; the initial state has empty ones */
export function toParameters({sort, page}: GridState): {sort: string; page: string} {
  return {
    sort: sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.field}` : '',
    page: page === 1 ? '' : String(page),
  };
}
