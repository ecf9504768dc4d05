import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

interface GlobalVersion {
  mainDocId: string;
  docs: {id: string}[];
  [key: string]: unknown;
}

/**
 * The stock plugin gives every page the title and description of every other page of the version, for lists of cards that this site makes at
 * build time, from the pages' own data.
 */
export function leanVersionRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(leanVersionRoute);
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(routes && {routes}),
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
  };
}

/**
 * The global data, which every page loads, lists every page of every version so that the version dropdown finds the same page in another
 * version. With one version there is none to find: the main page is enough.
 *
 * @param data what the stock plugin sets as global data
 */
export function leanGlobalData(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: GlobalVersion[]};
  if (versions.length > 1) return data;
  return {...rest, versions: versions.map((version) => ({...version, docs: version.docs.filter(({id}) => id === version.mainDocId)}))};
}
