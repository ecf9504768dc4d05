import type {ReactNode} from 'react';
import {inWords} from '../../lib/inWords';

/** The kind of a page, with its sign and tint (src/css/kinds.css). */
export function PageKind({kind}: {kind: string}): ReactNode {
  return (
    <span className="kind" data-kind={kind}>
      {kind === 'landing' ? 'Overview' : inWords(kind)}
    </span>
  );
}
