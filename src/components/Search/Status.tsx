import type {ReactNode} from 'react';
import {shellLabels} from './shellLabels';
import styles from './styles.module.css';

/** Neither backend can answer. */
export function Unavailable({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{shellLabels.unable}</p>
      <p>{shellLabels.checkConnection}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {shellLabels.retry}
      </button>
    </div>
  );
}

/** Only shown when waiting has taken a while. */
export function Spinner(): ReactNode {
  return (
    <p className={styles.spinner}>
      <span className="spinner" aria-hidden="true" />
      {shellLabels.loading}
    </p>
  );
}
