import Link from '@docusaurus/Link';
import type {ReactNode, RefObject} from 'react';
import {ControlButton} from '../ui/ControlButton';
import {comparePath, mostCompared} from '../../lib/comparePath';
import styles from './styles.module.css';
import type {Compared} from './useCompared';

interface CompareBarProps {
  compared: Compared;
  /** Contains the buttons. When the bar disappears, a button in here gets the focus. */
  list: RefObject<HTMLElement | null>;
}

/** A bar at the bottom of the window while the reader has selected architectures. */
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
