import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {NewsEntry} from '../../schemas/entryPages';
import {Day} from '../../components/Day';
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
            <Day day={date} /> <Link to={permalink}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
