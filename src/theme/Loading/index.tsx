import type LoadingType from '@theme/Loading';
import {type ComponentProps, type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingType>;

/** How long one press of Retry also retries the nested routes that come to light after it, in ms. */
const retryWindow = 10_000;
let lastPress = -Infinity;

/** Routes nest, and each level remembers its own failure: without this a reader would press Retry once for every level. */
function useRetryAfterPress(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastPress < retryWindow) retry();
    // Once for each failure; `retry` is a new function on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Shown while a route's code loads, once the delay has passed, and where it could not be loaded. What is told lies in the landmark, whose role it would take. */
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
