import {useEffect, useState} from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome stands, in ms. */
const outcomeShown = 2000;

/**
 * Copies on demand, and tells for a moment how that went.
 *
 * @param write puts the text on the clipboard, or throws
 * @returns the state to show, and what to call on a click
 */
export function useCopy(write: () => Promise<void>): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, outcomeShown);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await write();
      setState('copied');
    } catch {
      // Refused by the browser, a page that is not served securely, or a text that could not be fetched.
      setState('failed');
    }
  }
  return [state, () => void copy()];
}
