import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import siteConfig from '@generated/docusaurus.config';
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

/** Routes prefetched for one page view: the likely next ones are those that the reader sees, in the text before the parts around it. */
const routesPerView = 4;
/** Of those, the most that navbar and sidebar may take: their links are often visible before those of the text. */
const navigationRoutesPerView = 2;

/** Where the links of a route are: in the text, beside it on the page, or only in the navigation around the page. */
enum Rank {
  text,
  page,
  navigation,
}

const prefetchedRoutes = new Set<string>();
const prefetchedFiles = new Set<string>();
const preloadedRoutes = new Set<string>();
/** Routes whose links have become visible since the browser was last idle. */
let waiting: string[] = [];
let view = '';
/** Of the routes that were prefetched for this view. */
let ranksOfView: Rank[] = [];

function isConstrained(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}

/** Takes one of the places of this page view; false where all are taken. */
function takePlace(rank: Rank): boolean {
  if (view !== window.location.pathname) {
    view = window.location.pathname;
    ranksOfView = [];
  }
  const most = rank === Rank.navigation ? navigationRoutesPerView : routesPerView;
  if (ranksOfView.length >= routesPerView || ranksOfView.filter((taken) => taken === rank).length >= most) return false;
  ranksOfView.push(rank);
  return true;
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

function rankOf(routePath: string): Rank {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(({pathname}) => pathname === routePath);
  // The home page stands in the breadcrumbs of every page, which makes it no likely next one.
  if (links.length === 0 || routePath === siteConfig.baseUrl) return Rank.navigation;
  return links.some((link) => link.closest('.theme-doc-markdown')) ? Rank.text : Rank.page;
}

function prefetchWaiting(): void {
  const ranked = waiting.map((routePath) => ({routePath, rank: rankOf(routePath)})).sort((a, b) => a.rank - b.rank);
  waiting = [];
  for (const {routePath, rank} of ranked) {
    if (!takePlace(rank)) continue;
    prefetchedRoutes.add(routePath);
    // One route at a time, so that a slow phone can answer its reader in between.
    whenIdle(() => void prefetchFiles(routePath));
  }
}

/** Links with different queries and anchors lead to one route. */
function routePathOf(address: string): string {
  return new URL(address, window.location.href).pathname;
}

function prefetch(address: string): boolean {
  const routePath = routePathOf(address);
  if (routePath === window.location.pathname) return false;
  if (isConstrained() || preloadedRoutes.has(routePath) || prefetchedRoutes.has(routePath) || waiting.includes(routePath)) return false;
  waiting.push(routePath);
  if (waiting.length === 1) whenIdle(prefetchWaiting);
  return true;
}

function preload(address: string): Promise<void> | false {
  const routePath = routePathOf(address);
  if (isConstrained() || preloadedRoutes.has(routePath)) return false;
  preloadedRoutes.add(routePath);
  return preloadRoute(routePath);
}

/** `window.docusaurus`, which links call as they become visible (prefetch) and on hover or touch (preload). */
export default Object.freeze({prefetch, preload});
