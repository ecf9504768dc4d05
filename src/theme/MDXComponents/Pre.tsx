import type {ComponentProps, ReactNode} from 'react';
import CodeSample from '../../components/CodeSample';

/** A fenced block, highlighted by `src/plugins/code-samples`; its HTML and everything else about it come as properties. */
export default function MDXPre(props: ComponentProps<typeof CodeSample>): ReactNode {
  return <CodeSample {...props} />;
}
