import type {ComponentProps, ReactNode} from 'react';

/** A cell in the head of a table. The empty corner above a column of names is no header: it would name the column with nothing. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
