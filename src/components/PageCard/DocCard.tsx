import kinds from '@generated/docs-data/default/kinds.json';
import thumbnails from '@generated/docs-data/default/thumbnails.json';
import unconfirmed from '@generated/docs-data/default/unconfirmed.json';
import type {ComponentProps, ReactNode} from 'react';
import {PageCard} from '.';
import {PageKind} from '../PageKind';

interface DocCardProps extends Pick<
  ComponentProps<typeof PageCard>,
  'title' | 'to' | 'description'
> {
  /** The id of the document. */
  id: string;
  /** The section of the page, if the list does not say it. */
  section?: string;
}

/**
 * A document in a list with its kind and picture. A mark says if sources do not confirm something.
 */
export function DocCard({id, section, ...page}: DocCardProps): ReactNode {
  const kind = Object.keys(kinds).find((one) => kinds[one]?.includes(id));
  const facts = [
    kind && <PageKind kind={kind} />,
    section,
    unconfirmed.includes(id) && 'In part not confirmed',
  ];
  return <PageCard {...page} facts={facts.filter(Boolean)} thumbnail={thumbnails[id]} />;
}
