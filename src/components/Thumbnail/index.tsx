import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {thumbnailPath} from '../../lib/thumbnailPath';

/**
 * The small picture of a page in both colour modes; nothing without a name. The style sheet hides
 * one, and a lazy picture that is hidden is not fetched. The title beside it says what it shows.
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
