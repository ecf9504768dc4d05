import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {MarkedText, SearchGroup} from '../../plugins/search/client/types';
import {comparableLabel} from '../Search/labels';
import {Thumbnail} from '../Thumbnail';
import styles from './styles.module.css';

/** Pages with their best sections. */
export function Results({
  groups,
  isStale,
}: {
  groups: readonly SearchGroup[];
  isStale: boolean;
}): ReactNode {
  return (
    <ol className={clsx('plain-list', isStale && styles.stale)}>
      {groups.map((group) => (
        <li key={group.url} className={styles.result}>
          <Thumbnail name={group.thumbnail} />
          <p className={styles.section}>
            {group.section}
            {group.comparableTo !== undefined && comparableLabel(group.comparableTo)}
          </p>
          <h2>
            <Link to={group.url} data-noBrokenLinkCheck>
              <Marked text={group.title} />
            </Link>
          </h2>
          {group.excerpt && (
            <p>
              <Marked text={group.excerpt} />
            </p>
          )}
          {group.hits.length > 0 && (
            <ul className="plain-list">
              {group.hits.map((hit) => (
                <li key={hit.url}>
                  <Link to={hit.url} data-noBrokenLinkCheck>
                    {hit.path.map((heading) => `${heading} › `)}
                    <Marked text={hit.heading} />
                  </Link>
                  <p>{hit.excerpt ? <Marked text={hit.excerpt} /> : '\u00A0'}</p>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A text with marked matches. All pieces are rendered as text, never as HTML. */
function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
