import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useValuesIn} from '../variables/useValuesIn';

/** Code within a line, with the reader's values in it. */
export function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  useValuesIn(code, typeof props.children !== 'string');
  return <code {...props} ref={code} />;
}
