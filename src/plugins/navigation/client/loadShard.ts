import routes from '@generated/routes';
import Loadable from 'react-loadable';
import type {RouteConfig} from 'react-router-config';
import Loading from '@theme/Loading';
import {comparablePath} from './comparablePath';
import {shards, type Shard} from './shards';

type Route = (typeof routes)[number];
type RouteComponent = NonNullable<Route['component']>;

/** In the split table, all routes lie below one. */
const siteRoutes = routes[0]?.routes ?? [];
const loaded = new Set<Shard>();
/** Paths whose group of routes could not be loaded, each with the route that shows it. */
const failed = new Map<string, Route>();

/** Shows the Retry screen; once the group can be loaded, the page comes anew, since its route was not known when it started. */
function failedRoute(pathname: string, load: () => Promise<unknown>): Route {
  return {
    path: pathname,
    exact: true,
    component: Loadable({
      loading: Loading,
      loader: async () => {
        await load();
        window.location.reload();
        return () => null;
      },
    }) as RouteComponent,
  };
}

function showFailure(pathname: string, load: () => Promise<unknown>): void {
  if (failed.has(pathname)) return;
  const route = failedRoute(pathname, load);
  failed.set(pathname, route);
  siteRoutes.unshift(route);
}

function forgetFailure(pathname: string): void {
  const route = failed.get(pathname);
  if (!route) return;
  failed.delete(pathname);
  siteRoutes.splice(siteRoutes.indexOf(route), 1);
}

/** The router compiles a pattern for every route that it tries, so the one that is asked for comes first among its neighbours. */
function moveToFront(path: string, siblings: RouteConfig[]): void {
  const index = siblings.findIndex((route) => typeof route.path === 'string' && route.exact && comparablePath(route.path) === path);
  if (index >= 0) siblings.unshift(...siblings.splice(index, 1));
  else for (const {routes: below} of siblings) if (below) moveToFront(path, below);
}

/**
 * Adds the route of a path to the route table, together with its neighbours.
 *
 * @returns nothing where the route is there already, so that whoever waits for it goes on at once; otherwise a promise, which rejects with the loading
 *   error; the path then leads to the Retry screen instead of the not-found page
 */
export function loadShard(pathname: string): Promise<void> | undefined {
  const path = comparablePath(pathname);
  const shard = shards.filter(([firstPath]) => firstPath <= path).at(-1);
  if (!shard) return undefined;
  const show = (): void => {
    loaded.add(shard);
    forgetFailure(pathname);
    moveToFront(path, siteRoutes);
  };
  if (loaded.has(shard)) {
    show();
    return undefined;
  }
  const [, load] = shard;
  return load().then(show, (error: unknown) => {
    showFailure(pathname, load);
    throw error;
  });
}

/** Makes the route table whole, for whoever looks for addresses rather than for a route. */
export async function loadEveryShard(): Promise<void> {
  await Promise.all(shards.map(([, load]) => load()));
}
