import type {ComponentProps, ReactNode} from 'react';
import {shellLabels} from './shellLabels';
import './search.css';

/** Shown if neither backend answers. The properties belong to the Retry button. */
export function Unavailable(retry: ComponentProps<'button'>): ReactNode {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{shellLabels.unable}</p>
      <p>{shellLabels.checkConnection}</p>
      <button type="button" className="button button--primary" {...retry}>
        {shellLabels.retry}
      </button>
    </div>
  );
}

/** Shown only if the answer takes a while. */
export function Spinner(): ReactNode {
  return (
    <p className="cluster search-spinner">
      <span className="spinner" aria-hidden="true" />
      {shellLabels.loading}
    </p>
  );
}
