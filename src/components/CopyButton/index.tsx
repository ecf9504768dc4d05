import {useEffect, useState, type ReactNode} from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps {
  /** What the button says in each state. */
  labels: {idle: string; copied?: string; failed?: string};
  /** What is copied; part of the accessible name if the labels do not say it. */
  name?: string;
  className?: string;
  /** Puts the text on the clipboard. It rejects if the browser refuses or the text is missing. */
  write: () => Promise<void>;
}

/** Time that the button shows the outcome, in ms. */
const outcomeShown = 2000;

/** Copies a text. The button and a status for screen readers show the outcome. */
export function CopyButton({
  labels: {idle, copied = 'Copied', failed = 'Not copied'},
  name,
  className = 'control',
  write,
}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(setState, outcomeShown, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const label = {idle, copied, failed}[state];
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name && `${label}: ${name}`}
        onClick={() => {
          write().then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        {label}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : label}
      </span>
    </>
  );
}
