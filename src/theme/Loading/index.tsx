import type LoadingType from '@theme/Loading';
import {type ComponentProps, type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingType>;

/** One press of Retry also retries nested routes that fail within this time, in ms. */
const retryWindow = 10_000;
let lastPress = -Infinity;

/**
 * Routes are nested, and each level remembers its own failure. Without this, readers would press
 * Retry once for each level.
 */
function useRetryAfterPress(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastPress < retryWindow) retry();
    // Once for each failure; `retry` is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/**
 * Shown after a delay while a route's code loads, and if it could not be loaded. The message is
 * inside the landmark, because it would replace the landmark's role otherwise.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useRetryAfterPress(error, retry);
  if (error) {
    return (
      <main>
        <div className={styles.failed} role="alert">
          <h1>This page could not be loaded.</h1>
          <p>You might want to check your network connection.</p>
          <p className={styles.message}>{String(error)}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              lastPress = performance.now();
              retry();
            }}
          >
            Retry
          </button>
        </div>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main>
      <div className={styles.loading} role="status">
        <span className="spinner" />
        Loading
      </div>
    </main>
  );
}
