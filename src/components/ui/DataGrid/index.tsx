import {type ReactNode, useState} from 'react';
import {type CellValue, type GridState, nextSort, pageOf, sortRows} from './gridState';
import styles from './styles.module.css';

export interface DataGridField<Row> {
  /** Key of the column. */
  name: string;
  label: string;
  /** Plain value, which sorts the column and fills the cell. */
  value: (row: Row) => CellValue;
  /** Content of the cell if the plain value is not enough, such as a link. */
  render?: (row: Row) => ReactNode;
}

export interface DataGridProps<Row> {
  fields: readonly DataGridField<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Describes the table. Assistive technology reads it with the table. */
  caption: string;
  /** Rows per page. Without it, all rows are on one page. */
  pageSize?: number;
  /** Adds a check box to each row. */
  selectable?: boolean;
  onSelect?: (ids: string[]) => void;
  /** Order and page, if the caller stores them, for example in the address. */
  state?: GridState;
  onState?: (state: GridState) => void;
}

/** A table with sorting, pages and selection. Without JavaScript it shows its first page. */
export default function DataGrid<Row>({
  fields,
  rows,
  rowId,
  caption,
  pageSize,
  selectable = false,
  onSelect,
  state,
  onState,
}: DataGridProps<Row>): ReactNode {
  const [ownState, setOwnState] = useState<GridState>({sort: undefined, page: 1});
  const {sort, page} = state ?? ownState;
  const setState = onState ?? setOwnState;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = sortRows(
    rows,
    sort,
    (row, name) => fields.find((field) => field.name === name)?.value(row) ?? '',
  );
  const shown = pageOf(sorted, page, pageSize ?? Math.max(1, rows.length));

  function select(ids: readonly string[], on: boolean): void {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
    onSelect?.([...next]);
  }

  const shownIds = shown.rows.map(rowId);
  return (
    <div className={styles.grid}>
      {/* The region scrolls on narrow screens, so the keyboard must reach it. */}
      <div className={`goes-on ${styles.scroll}`} role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {selectable && (
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label="Select all rows of this page"
                    checked={shownIds.length > 0 && shownIds.every((id) => selected.has(id))}
                    onChange={(event) => select(shownIds, event.target.checked)}
                  />
                </th>
              )}
              {fields.map(({name, label}) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={sort?.field === name ? sort.direction : undefined}
                >
                  <button
                    type="button"
                    className="clean-btn"
                    onClick={() => setState({sort: nextSort(sort, name), page: 1})}
                  >
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((row) => {
              const id = rowId(row);
              return (
                <tr key={id}>
                  {selectable && (
                    <td>
                      <input
                        type="checkbox"
                        aria-label={`Select ${fields[0] ? String(fields[0].value(row)) : id}`}
                        checked={selected.has(id)}
                        onChange={(event) => select([id], event.target.checked)}
                      />
                    </td>
                  )}
                  {fields.map(({name, value, render}) => (
                    <td key={name}>{render ? render(row) : value(row)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shown.pages > 1 && (
        <Paging
          page={shown.page}
          pages={shown.pages}
          caption={caption}
          onPage={(next) => setState({sort, page: next})}
        />
      )}
    </div>
  );
}

interface PagingProps {
  page: number;
  pages: number;
  caption: string;
  onPage: (page: number) => void;
}

function Paging({page, pages, caption, onPage}: PagingProps): ReactNode {
  // At an end the button has no effect. A disabled button would lose the focus.
  const button = (label: string, target: number): ReactNode => (
    <button
      type="button"
      className="button button--sm button--secondary"
      aria-disabled={target < 1 || target > pages}
      onClick={() => onPage(Math.min(pages, Math.max(1, target)))}
    >
      {label}
    </button>
  );
  return (
    <nav className={`cluster ${styles.paging}`} aria-label={`Pages of ${caption}`}>
      {button('Previous', page - 1)}
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      {button('Next', page + 1)}
    </nav>
  );
}
