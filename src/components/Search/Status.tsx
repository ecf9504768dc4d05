import type {ComponentProps, ReactNode} from 'react';
import {shellLabels} from './shellLabels';
import './search.css';

/** Neither backend can answer. The properties are those of the button that tries again. */
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

/** Only shown when waiting has taken a while. */
export function Spinner(): ReactNode {
  return (
    <p className="search-spinner">
      <span className="spinner" aria-hidden="true" />
      {shellLabels.loading}
    </p>
  );
}
