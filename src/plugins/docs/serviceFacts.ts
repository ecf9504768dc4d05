import type {RouteConfig} from '@docusaurus/types';
import type {ServiceView} from '../../schemas/catalogue';

/** Gives the route of each service page what is known of the service; other routes pass through. */
export function addServiceFacts(route: RouteConfig, byPath: ReadonlyMap<string, ServiceView>): RouteConfig {
  const service = route.props?.['categoryGeneratedIndex'] ? byPath.get(route.path) : undefined;
  return {
    ...route,
    ...(service && {props: {...route.props, service}}),
    ...(route.routes && {routes: route.routes.map((child) => addServiceFacts(child, byPath))}),
  };
}
