import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {decodePath} from '../../../lib/decodePath';
import {loadShard} from './loadShard';
import {readablePath, repairAddress} from './readableAddress';
import {forgetReload} from './reloadOnce';

/**
 * Loads what the routes of a path need.
 *
 * @throws the first loading error
 */
export function loadRoutes(pathname: string): Promise<void> {
  const shard = loadShard(pathname);
  return shard ? shard.then(() => loadMatches(pathname)) : loadMatches(pathname);
}

async function loadMatches(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodePath(pathname)])];
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(
    matches.map(async ({route}) => {
      // The types of the router know nothing of the loadable components that the core puts into routes.
      const component = route.component as unknown as {preload?: () => Promise<unknown>} | undefined;
      return component?.preload?.();
    }),
  );
}

/**
 * Used by the core before it hydrates, and while it renders pages at build time. In a browser, a route that cannot load must not keep the
 * application from starting; at build time it must fail the build.
 */
export default async function preload(pathname: string): Promise<void> {
  if (!ExecutionEnvironment.canUseDOM) return loadRoutes(pathname);
  repairAddress();
  try {
    const path = readablePath(pathname);
    await loadRoutes(path);
    if (path === window.location.pathname) forgetReload();
  } catch (error) {
    console.warn(error);
  }
}
