import type {ReactNode} from 'react';
import {useCopy, type CopyState} from '../useCopy';
import styles from './styles.module.css';

export interface Props {
  /** What is copied, for the button's name. */
  name: string;
  read: () => string;
}

const labels: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};

/** Copies a text, and says on the button and to screen readers how that went. */
export default function CopyButton({name, read}: Props): ReactNode {
  const [state, copy] = useCopy(() => navigator.clipboard.writeText(read()));
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`${labels[state]}: ${name}`} data-state={state} onClick={copy}>
        {labels[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
