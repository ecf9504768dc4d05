import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {isBelow} from '../../lib/isBelow';

/**
 * The stock plugin gives every page all sidebars of its version. Here the pages of a sidebar that has a folder to itself get a route of their own, with the
 * component of the stock route of all pages, and their sidebar with it: its prop `sidebars`, which `src/theme/DocRoot` reads.
 *
 * @param route of a version, which it has as prop
 */
export function ownSidebars(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata;
  const sidebars = Object.entries(version.docsSidebars);
  const moved = new Set<string>();
  const routes = (route.routes ?? []).flatMap((root) => {
    const {routes: pages = []} = root;
    const own = sidebars.flatMap(([name, items]) => {
      const folder = folderOf(name, pages);
      if (folder === undefined || folder === root.path) return [];
      moved.add(name);
      return {
        ...root,
        path: folder,
        props: {...root.props, sidebars: {[name]: items}},
        routes: pages.filter(({sidebar}) => sidebar === name),
      };
    });
    const rest = pages.filter(({sidebar}) => !moved.has(sidebar as string));
    return own.length > 0 ? [...own, {...root, routes: rest}] : root;
  });
  const docsSidebars = Object.fromEntries(sidebars.filter(([name]) => !moved.has(name)));
  return {...route, routes, props: {...route.props, version: {...version, docsSidebars}}};
}

/** The address that all pages of a sidebar lie below, and no other page; nothing where there is none. */
function folderOf(sidebar: string, pages: readonly RouteConfig[]): string | undefined {
  const own = pages.filter((page) => page['sidebar'] === sidebar);
  let folder = (own[0]?.path ?? '').replace(/\/$/, '');
  const isInside = ({path}: RouteConfig): boolean => isBelow(path, folder);
  while (folder !== '' && !own.every(isInside)) folder = folder.slice(0, folder.lastIndexOf('/'));
  const isAlone = pages.filter(isInside).length === own.length;
  return folder !== '' && isAlone ? folder : undefined;
}
