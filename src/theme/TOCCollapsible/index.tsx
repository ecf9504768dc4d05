import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The table of contents on phones. Its links are in the HTML, and it opens without scripts. */
export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.heading}>On this page</summary>
      <TOCItems {...items} />
    </details>
  );
}
