import type {ComponentProps, ReactNode} from 'react';

/** The read-only box of a Markdown task list, with a name for screen readers. */
export function Checkbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
