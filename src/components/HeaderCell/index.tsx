import type {ComponentProps, ReactNode} from 'react';

/** A cell in the head of a table. An empty corner is no header. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
