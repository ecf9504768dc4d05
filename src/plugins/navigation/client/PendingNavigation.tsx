import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useState, type ReactNode} from 'react';

interface Props {
  location: Location;
  children: ReactNode;
}

/** Tells the client modules of every page that is shown. It waits for nothing: `BrowserRouter` holds a location back until its page can be shown. */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [shown, setShown] = useState<{location: Location; previous: Location | null}>({location, previous: null});
  if (shown.location !== location) setShown({location, previous: shown.location});
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
      <>{children}</>
    </ClientLifecyclesDispatcher>
  );
}
