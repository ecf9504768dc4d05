import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {thumbnailPath} from '../../lib/thumbnailPath';

/**
 * The thumbnail of a page in both colour modes. Renders nothing without a name. The style sheet
 * hides one picture, and browsers do not fetch a hidden lazy picture. The title beside it describes
 * it.
 */
export function Thumbnail({name}: {name: string | undefined}): ReactNode {
  const root = useBaseUrl('/');
  return (
    name &&
    (['light', 'dark'] as const).map((mode) => (
      <img
        key={mode}
        className={`no-zoom thumbnail thumbnail-${mode}`}
        src={root + thumbnailPath(name, mode)}
        alt=""
        width={160}
        height={100}
        loading="lazy"
      />
    ))
  );
}
