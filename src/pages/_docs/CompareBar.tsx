import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {comparePath, mostCompared} from '../../lib/comparePath';
import styles from './explorer.module.css';

interface CompareBarProps {
  paths: readonly string[];
  onClear: () => void;
}

/** Stays at the lower edge while something is chosen for the comparison. */
export function CompareBar({paths, onClear}: CompareBarProps): ReactNode {
  return (
    <div className={styles.bar} role="region" aria-label="Comparison">
      <span role="status">
        {paths.length} selected (up to {mostCompared})
      </span>
      <button type="button" className={`control ${styles.compare}`} onClick={onClear}>
        Clear
      </button>
      <Link className="button button--primary button--sm" to={comparePath(paths)}>
        Compare side by side
      </Link>
    </div>
  );
}
