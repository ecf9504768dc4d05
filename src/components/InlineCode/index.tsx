import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useValuesIn} from '../variables/useValuesIn';

/** Inline code that shows the reader's values. */
export function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  useValuesIn(code, typeof props.children !== 'string');
  return <code {...props} ref={code} />;
}
