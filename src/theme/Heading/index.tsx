import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';

/** The words of a heading, those of inline code included. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : typeof child === 'string' ? child : ''))
    .join('');
}

/** A heading, and beside it the link to it: inside, the link's name would be read out as a part of the heading's. */
export default function Heading({as: As, id, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // Nothing leads to the title: it is the beginning of its page.
  if (As === 'h1' || !id) return <As {...props} className={className} />;
  collectAnchor(id);
  return (
    <div className="heading">
      {/* The table of contents looks for the class. */}
      <As {...props} className={clsx('anchor', className)} id={id} />
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: textOf(props.children)},
        )}
      />
    </div>
  );
}
