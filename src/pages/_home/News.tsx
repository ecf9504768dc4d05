import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';
import type {NewsEntry} from '../../schemas/entryPages';
import styles from './styles.module.css';

/** The newest entries of What's new. */
export function News({entries}: {entries: readonly NewsEntry[]}): ReactNode {
  return (
    <section className={styles.news}>
      <h2>
        <Link to="/whats-new">What’s new</Link>
      </h2>
      <ul className="plain-list">
        {entries.map(({title, permalink, date}) => (
          <li key={permalink}>
            <time dateTime={date}>{dayInWords(new Date(date))}</time>{' '}
            <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
