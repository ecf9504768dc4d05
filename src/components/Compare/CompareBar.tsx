import Link from '@docusaurus/Link';
import type {ReactNode, RefObject} from 'react';
import {ControlButton} from '../ui/ControlButton';
import {comparePath, mostCompared} from '../../lib/comparePath';
import styles from './styles.module.css';
import type {Compared} from './useCompared';

interface CompareBarProps {
  compared: Compared;
  /** Holds the buttons. One of them gets the focus when the bar goes. */
  list: RefObject<HTMLElement | null>;
}

/** Stays at the lower edge while something is chosen for the comparison. */
export function CompareBar({compared: {paths, clear}, list}: CompareBarProps): ReactNode {
  if (paths.length === 0) return null;
  return (
    <div className={`cluster ${styles.bar}`} role="region" aria-label="Comparison">
      <span role="status">
        {paths.length} selected (up to {mostCompared})
      </span>
      <ControlButton
        className={styles.compare}
        onClick={() => {
          list.current
            ?.querySelector<HTMLElement>('[aria-pressed="true"]')
            ?.focus({preventScroll: true});
          clear();
        }}
      >
        Clear
      </ControlButton>
      <Link className="button button--primary button--sm" to={comparePath(paths)}>
        Compare side by side
      </Link>
    </div>
  );
}
