import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {ownSidebars} from './ownSidebars';

interface GlobalVersion {
  mainDocId: string;
  docs: {id: string}[];
  [key: string]: unknown;
}

/**
 * A sidebar goes to each of its pages, and grows with every page. The browser only asks whether an item has the id of a document, and a
 * missing `unlisted` is as good as a false one.
 */
function leanSidebarItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map(leanSidebarItem)};
  if (item.type !== 'link' || item.docId === undefined) return item;
  const {unlisted, ...link} = item;
  return {...link, ...(unlisted && {unlisted}), docId: '+'};
}

function leanVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(leanSidebarItem)] as const);
  // Titles and descriptions of all pages are for lists of cards, which this site makes at build time from the pages' own data.
  return {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)};
}

/**
 * The stock plugin gives every page more of all other pages than it needs.
 *
 * @param splitSidebars whether the theme of the site reads the sidebars of `ownSidebars`
 */
export function leanVersionRoute(route: RouteConfig, splitSidebars: boolean): RouteConfig {
  const routes = route.routes?.map((child) => leanVersionRoute(child, splitSidebars));
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  const lean = {...route, ...(routes && {routes})};
  if (!version) return lean;
  const leanRoute = {...lean, props: {...route.props, version: leanVersion(version)}};
  return splitSidebars ? ownSidebars(leanRoute) : leanRoute;
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
