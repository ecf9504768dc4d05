import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Location} from 'history';
import {Component, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {loadRoutes} from './preload';
import {forgetReload, reloadOnce} from './reloadOnce';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  nextRouteHasLoaded: boolean;
}

/** Keeps the old page until the next route has loaded. A class, because only `shouldComponentUpdate` can hold an update back. */
export default class PendingNavigation extends Component<Props, State> {
  private previousLocation: Location | null = null;
  private endRouteUpdate: () => void;

  constructor(props: Props) {
    super(props);
    this.state = {nextRouteHasLoaded: true};
    this.endRouteUpdate = ExecutionEnvironment.canUseDOM ? this.announce(null, props.location) : () => undefined;
  }

  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    if (nextProps.location === this.props.location) return nextState.nextRouteHasLoaded;
    this.navigate(nextProps.location);
    return false;
  }

  private announce(previousLocation: Location | null, location: Location): () => void {
    return dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
  }

  private navigate(location: Location): void {
    this.previousLocation = this.props.location;
    this.setState({nextRouteHasLoaded: false});
    this.endRouteUpdate = this.announce(this.previousLocation, location);
    loadRoutes(location.pathname).then(
      () => {
        forgetReload();
        this.show();
      },
      (error: unknown) => {
        console.warn(error);
        // Rendering a route that did not load shows the Loading screen with the error and its Retry button.
        if (!reloadOnce(location.pathname)) this.show();
      },
    );
  }

  private show(): void {
    this.endRouteUpdate();
    this.setState({nextRouteHasLoaded: true});
  }

  override render(): ReactNode {
    const {children, location} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        {/* A controlled Route makes everything below render the old location meanwhile. */}
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
