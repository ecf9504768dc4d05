import type {ComponentProps, ReactNode} from 'react';

/** A header cell of a table. An empty corner becomes a plain cell. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
