import {Context} from '@docusaurus/core/lib/client/browserContext';
import {startTransition, useEffect, useState, type ReactNode} from 'react';

/**
 * Tells components that they run in a browser once the page has hydrated. As a transition, since hundreds of components of a long guide render again, which
 * would otherwise block a slow phone in one task.
 */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
