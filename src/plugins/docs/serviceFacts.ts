import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {guidesOf, tagPathsOf} from '../../content/guides';
import {serviceViews} from '../../content/serviceViews';
import {servicePagePath} from '../../lib/servicePath';
import type {ServiceView} from '../../schemas/catalogue';
import type {Service} from '../../schemas/service';

/** What is known of each service by the address of its page, base path included, in each version of the docs. */
export function servicesByPath({loadedVersions}: LoadedContent, services: readonly Service[], baseUrl: string): Map<string, ServiceView> {
  return new Map(
    loadedVersions.flatMap((version) =>
      serviceViews(services, guidesOf(version, baseUrl), tagPathsOf(version, baseUrl)).map(
        (service) => [version.path.replace(/\/$/, '') + servicePagePath(service).replace(/^\/docs/, ''), service] as const,
      ),
    ),
  );
}

/** Gives the route of each service page what is known of the service; other routes pass through. */
export function addServiceFacts(route: RouteConfig, byPath: ReadonlyMap<string, ServiceView>): RouteConfig {
  const service = route.props?.['categoryGeneratedIndex'] ? byPath.get(route.path) : undefined;
  return {
    ...route,
    ...(service && {props: {...route.props, service}}),
    ...(route.routes && {routes: route.routes.map((child) => addServiceFacts(child, byPath))}),
  };
}
