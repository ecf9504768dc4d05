import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useValuesIn} from '../../components/variables/useValuesIn';

/** Code within a line, with the reader's values in it. Blocks never come here: they are a `pre` that holds finished HTML. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  useValuesIn(code, typeof props.children !== 'string');
  return <code {...props} ref={code} />;
}
