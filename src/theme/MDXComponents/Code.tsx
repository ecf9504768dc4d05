import type {ComponentProps, ReactNode} from 'react';

/** Code within a line. Blocks never come here: they are a `pre` that holds finished HTML. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
