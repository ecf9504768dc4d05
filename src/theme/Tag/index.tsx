import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tag as a link to its page; with a count in lists of all tags. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" to={permalink} title={description} className={styles.tag}>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
