import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** What is copied, for the button's name. */
  name: string;
  read: () => string;
}

type State = 'idle' | 'copied' | 'failed';

const labels: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};
/** How long the outcome stands on the button, in ms. */
const outcomeShown = 2000;

/** Copies a text, and says on the button and to screen readers how that went. */
export default function CopyButton({name, read}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, outcomeShown);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(read());
      setState('copied');
    } catch {
      // Refused by the browser, or a page that is not served securely.
      setState('failed');
    }
  }
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy: ${name}`} data-state={state} onClick={() => void copy()}>
        {labels[state]}
      </button>
      <span className={styles.announcement} role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
