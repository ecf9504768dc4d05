import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {loadShard} from './loadShard';
import preloadRoute from './preload';

interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Routes prefetched for one page view: the likely next ones are those that the reader sees first. */
const routesPerView = 4;

const prefetchedRoutes = new Set<string>();
const prefetchedFiles = new Set<string>();
const preloadedRoutes = new Set<string>();
let view = '';
let routesOfView = 0;

function isConstrained(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}

/** Takes one of the places of this page view; false where all are taken. */
function takePlace(): boolean {
  if (view !== window.location.pathname) {
    view = window.location.pathname;
    routesOfView = 0;
  }
  routesOfView += 1;
  return routesOfView <= routesPerView;
}

function chunkNamesOf(routePath: string): string[] {
  return matchRoutes(routes, routePath).flatMap(({route}) =>
    Object.entries(routesChunkNames)
      // The key is the path and a hash behind the last hyphen.
      .filter(([key]) => key.replace(/-[^-]+$/, '') === route.path)
      .flatMap(([, chunks]) => Object.values(flat(chunks))),
  );
}

function isLoaded(file: string): boolean {
  return performance.getEntriesByName(new URL(file, window.location.href).href).length > 0;
}

async function prefetchFiles(routePath: string): Promise<void> {
  // Whoever follows the link gets to know of an error.
  await loadShard(routePath)?.catch(() => undefined);
  for (const chunkName of chunkNamesOf(routePath)) {
    // Where the third entry is empty, the chunk has no file of its own.
    if (!registry[chunkName]?.[2]) continue;
    const file = __webpack_public_path__ + __webpack_get_script_filename__(chunkName);
    if (prefetchedFiles.has(file) || isLoaded(file)) continue;
    prefetchedFiles.add(file);
    void prefetchFile(file);
  }
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action);
  else setTimeout(action, 200);
}

function prefetch(routePath: string): boolean {
  if (isConstrained() || preloadedRoutes.has(routePath) || prefetchedRoutes.has(routePath) || !takePlace()) return false;
  prefetchedRoutes.add(routePath);
  whenIdle(() => {
    void prefetchFiles(routePath);
  });
  return true;
}

function preload(routePath: string): Promise<void> | false {
  if (isConstrained() || preloadedRoutes.has(routePath)) return false;
  preloadedRoutes.add(routePath);
  return preloadRoute(routePath);
}

/** `window.docusaurus`, which links call as they become visible (prefetch) and on hover or touch (preload). */
export default Object.freeze({prefetch, preload});
