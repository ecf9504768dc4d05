import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A link to the page of a tag, with the number of its pages. */
export function TagLink({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" to={permalink} title={description} className={styles.tag}>
      {label}
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
