import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfigComponentProps} from 'react-router-config';

/** Renders the routes as they are now: the core renders its list once, before any shard has added to it. */
export default function RouteOutlet({route}: RouteConfigComponentProps): ReactNode {
  return renderRoutes(route?.routes);
}
