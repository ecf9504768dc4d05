import routes from '@generated/routes';
import Loadable from 'react-loadable';
import Loading from '@theme/Loading';
import {comparablePath} from './comparablePath';
import {shards} from './shards';

type Route = (typeof routes)[number];
type RouteComponent = NonNullable<Route['component']>;

/** In the split table, all routes lie below one. */
const siteRoutes = routes[0]?.routes ?? [];
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

/**
 * Adds the route of a path to the route table, together with its neighbours, unless it is there.
 *
 * @throws the loading error; the path then leads to the Retry screen instead of the not-found page
 */
export async function loadShard(pathname: string): Promise<void> {
  const path = comparablePath(pathname);
  const shard = shards.filter(([firstPath]) => firstPath <= path).at(-1);
  if (!shard) return;
  const [, load] = shard;
  try {
    await load();
  } catch (error) {
    showFailure(pathname, load);
    throw error;
  }
  forgetFailure(pathname);
}

/** Makes the route table whole, for whoever looks for addresses rather than for a route. */
export async function loadEveryShard(): Promise<void> {
  await Promise.all(shards.map(([, load]) => load()));
}
