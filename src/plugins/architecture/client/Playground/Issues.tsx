import type {ReactNode} from 'react';
import {counted} from '../../../../lib/counted';
import styles from './styles.module.css';
import type {Drawn} from './useDrawing';

interface IssuesProps {
  drawn: Drawn;
  /** Moves the editor to a line. */
  onGo: (line: number) => void;
}

/** Highest number of listed errors. A malformed file can have hundreds. */
const mostListed = 20;

/** The errors of the model, with the messages of the build. */
export default function Issues({drawn: {model, issues, failure}, onGo}: IssuesProps): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf({issues, ...(model && {model}), ...(failure && {failure})})}
      </p>
      {issues.length > 0 && (
        <ol className={styles.issues} aria-label="Errors">
          {issues.slice(0, mostListed).map(({line, rule, message, fix}, index) => (
            <li key={index}>
              <button type="button" className="clean-btn" onClick={() => onGo(line)}>
                Line {line}
              </button>{' '}
              {rule}: {message}. Fix: {fix}.
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function statusOf({model, issues, failure}: Drawn): string {
  const kept = model ? ' The figure shows the last valid model.' : '';
  if (failure) return `${failure}${kept}`;
  if (issues.length > 0) return `${counted(issues.length, 'error')}.${kept}`;
  return model ? 'The model is valid.' : 'Drawing …';
}
