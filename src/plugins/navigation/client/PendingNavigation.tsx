import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {useHistory} from '@docusaurus/router';
import type {Location} from 'history';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {arrive} from './arrive';

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * Tells the client modules of every page that is shown, gives the reader a place on it, and reads its title out. It waits for nothing:
 * `BrowserRouter` holds a location back until its page can be shown.
 */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [shown, setShown] = useState<{location: Location; previous: Location | null}>({location, previous: null});
  if (shown.location !== location) setShown({location, previous: shown.location});
  const history = useHistory();
  const announcement = useRef<HTMLDivElement>(null);
  // After that of the dispatcher, which scrolls.
  useLayoutEffect(() => {
    const {location: arrived, previous} = shown;
    if (!previous) return;
    arrive(arrived, previous, history.action);
    if (announcement.current && arrived.pathname !== previous.pathname)
      announcement.current.textContent = document.querySelector('h1')?.textContent ?? '';
  }, [history, shown]);
  return (
    <>
      <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
        <>{children}</>
      </ClientLifecyclesDispatcher>
      <div ref={announcement} className="visually-hidden" aria-live="polite" />
    </>
  );
}
