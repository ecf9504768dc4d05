import {useEffect, useState, type ReactNode} from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps {
  /** The label of the button in each state. */
  labels: {idle: string; copied?: string; failed?: string};
  /** Names what is copied. It is part of the accessible name if the labels do not say it. */
  name?: string;
  className?: string;
  /** Copies the text to the clipboard. Rejects if the browser refuses or the text is missing. */
  write: () => Promise<void>;
}

/** How long the button shows the result, in ms. */
const outcomeShown = 2000;

/** Copies a text. The button shows the result, and screen readers read it. */
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
