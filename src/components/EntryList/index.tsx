import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';
import {counted} from '../../lib/counted';
import type {Entry} from '../../schemas/entryPages';
import styles from './styles.module.css';

interface EntryListProps {
  title: string;
  entries: readonly Entry[];
  /** The page with all entries, and the text of the link to it. */
  to: string;
  all: string;
}

/** A list of links, each with its number of articles. */
export function EntryList({title, entries, to, all}: EntryListProps): ReactNode {
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className={styles.list}>
      <h2 id={heading}>{title}</h2>
      <ul className="plain-list">
        {entries.map(({label, permalink, count}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
            {count > 0 && (
              <span className={styles.count} aria-label={counted(count, 'article')} role="img">
                {count}
              </span>
            )}
          </li>
        ))}
        <li className={styles.all}>
          <Link to={to}>{all}</Link>
        </li>
      </ul>
    </nav>
  );
}
