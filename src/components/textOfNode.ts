import {Children, isValidElement, type ReactNode} from 'react';

/** The text of a React node, without its elements. */
export function textOfNode(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{children?: ReactNode}>(child)) return textOfNode(child.props.children);
      return typeof child === 'object' ? '' : String(child);
    })
    .join('');
}
