import {type ReactNode, useEffect} from 'react';

/** Time between hydration and the signal, so that effects of the page have run; in ms. */
const signalDelay = 30;

/** Tells the document that the application runs: `data-app-loaded` on the root element and the event `appload` on the window. */
function useAppLoadedSignal(): void {
  useEffect(() => {
    const timeout = window.setTimeout(() => {
      document.documentElement.dataset['appLoaded'] = 'true';
      window.dispatchEvent(new Event('appload'));
    }, signalDelay);
    return () => {
      window.clearTimeout(timeout);
    };
  }, []);
}

export default function Root({children}: {children: ReactNode}): ReactNode {
  useAppLoadedSignal();
  return children;
}
