import type {ReactNode} from 'react';
import type {Figure} from '../figure';

/** The connections of a figure as text, in the order of the model. */
export default function ConnectionList({connections}: Pick<Figure, 'connections'>): ReactNode {
  if (connections.length === 0) return null;
  return (
    <ol>
      {connections.map(({from, to, what, dashed}, index) => (
        <li key={index}>
          <strong>{from}</strong> to <strong>{to}</strong>
          {what && `: ${what}`}
          {dashed && ', dashed line'}
        </li>
      ))}
    </ol>
  );
}
