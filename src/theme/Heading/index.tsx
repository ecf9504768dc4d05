import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {textOfNode} from '../../components/textOfNode';

/**
 * A heading with its anchor link beside it. Inside, the link's name would be part of the heading's
 * name for screen readers.
 */
export default function Heading({as: As, id, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The title needs no anchor link, because it is at the top.
  if (As === 'h1' || !id) return <As {...props} className={className} />;
  collectAnchor(id);
  return (
    <div className="heading">
      {/* The table of contents needs this class. */}
      <As {...props} className={clsx('anchor', className)} id={id} />
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={`Direct link to ${textOfNode(props.children)}`}
      />
    </div>
  );
}
