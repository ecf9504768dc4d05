import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type Location} from 'history';
import {Component, type Context, type ReactNode} from 'react';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import {loadRoutes} from './preload';
import {readable} from './readableAddress';
import {forgetReload, reloadOnce} from './reloadOnce';
import {keepPosition} from './scrollPositions';

declare module 'react-router' {
  /** Where `useHistory` looks; the package exports it, its types do not. */
  export const __HistoryContext: Context<History>;
}

interface Props {
  children: ReactNode;
}

interface State {
  /** What the page shows, without `.html`; `history.location` may be ahead of it. */
  location: Location;
}

/**
 * Tells the application of a new location when the modules of its page have loaded, and not before: React renders everything that reads the location
 * again when the router's context changes, even where the value below it stays the same.
 */
export class BrowserRouter extends Component<Props, State> {
  private readonly history = createBrowserHistory();
  /** The last location that was asked for. */
  private asked: Location = locationToShow(this.history.location);
  private endRouteUpdate: (() => void) | undefined = dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: null,
    location: this.asked,
  });
  private stopListening = this.history.listen((location) => {
    this.navigate(locationToShow(location));
  });
  override state: State = {location: this.asked};

  override componentWillUnmount(): void {
    this.stopListening();
  }

  private navigate(location: Location): void {
    if (location.pathname !== this.state.location.pathname) keepPosition(this.state.location);
    this.asked = location;
    this.endRouteUpdate?.();
    this.endRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.state.location,
      location,
    });
    loadRoutes(location.pathname).then(
      () => {
        forgetReload();
        this.show(location);
      },
      (error: unknown) => {
        console.warn(error);
        // Rendering a route that did not load shows the Loading screen with the error and its Retry button.
        if (this.asked === location && !reloadOnce(location.pathname)) this.show(location);
      },
    );
  }

  private show(location: Location): void {
    // Meanwhile the reader may have followed another link.
    if (this.asked !== location) return;
    this.endRouteUpdate?.();
    this.endRouteUpdate = undefined;
    this.setState({location});
  }

  override render(): ReactNode {
    const {location} = this.state;
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return (
      <RouterContext.Provider value={{history: this.history, location, match}}>
        <HistoryContext.Provider value={this.history}>{this.props.children}</HistoryContext.Provider>
      </RouterContext.Provider>
    );
  }
}

/** Without `.html` and `index`, and with a hash that the core can decode when it looks for the place to scroll to. */
function locationToShow(location: Location): Location {
  return normalizeLocation({...location, hash: readable(location.hash)});
}

/** The entry of the core names both; this site has no addresses behind a hash. */
export {BrowserRouter as HashRouter};
