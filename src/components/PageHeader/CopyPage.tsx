import type {ReactNode} from 'react';
import {useCopy, type CopyState} from '../useCopy';
import {copyFrom} from './copyFrom';
import styles from './styles.module.css';

const labels: Record<CopyState, string> = {
  idle: 'Copy page as Markdown',
  copied: 'Copied as Markdown',
  failed: 'Not copied: open the Markdown instead',
};

/** Copies the page as Markdown; the link beside the button works without JavaScript and where the clipboard is refused. */
export function CopyPage({address}: {address: string}): ReactNode {
  const [state, copy] = useCopy(() => copyFrom(address));
  return (
    <div className={styles.copy}>
      <button type="button" data-state={state} onClick={copy}>
        {labels[state]}
      </button>
      {/* A file, not a route of the application. */}
      <a href={address}>View as Markdown</a>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </div>
  );
}
