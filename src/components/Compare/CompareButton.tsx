import type {ReactNode} from 'react';
import {ControlButton} from '../ui/ControlButton';
import {mostCompared} from '../../lib/comparePath';
import styles from './styles.module.css';
import type {Compared} from './useCompared';

interface CompareButtonProps {
  path: string;
  title: string;
  compared: Compared;
}

/** Adds an architecture to the comparison or removes it. */
export function CompareButton({path, title, compared}: CompareButtonProps): ReactNode {
  const {paths, toggle} = compared;
  const chosen = paths.includes(path);
  return (
    <ControlButton
      className={styles.compare}
      aria-pressed={chosen}
      aria-label={`Compare: ${title}`}
      disabled={!chosen && paths.length >= mostCompared}
      onClick={() => toggle(path)}
    >
      {chosen ? 'Selected' : 'Compare'}
    </ControlButton>
  );
}
