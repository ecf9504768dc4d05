import type {ComponentProps, ReactNode} from 'react';

/** The box of a task list in Markdown: shown, not operated, with a name for screen readers. */
export function Checkbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
