import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {decodePath} from '../../../lib/decodePath';
import {focusOnce, pageStartId} from '../../../lib/pageStart';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/**
 * Scroll positions by history entry, in px, in the tab's storage. Browsers restore their own
 * position too early, before a single-page application has rendered the page.
 */
const slot = createStorageSlot('scroll', {persistence: 'sessionStorage'});
const maximumPositions = 50;

/** True between Back or Forward and the next rendered page. */
let isTraversal = false;
let announcement: HTMLElement | undefined;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    isTraversal = true;
  });
}

function readPositions(): [entry: string, top: number][] {
  try {
    return JSON.parse(slot.get() ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** The first history entry of a visit has no key. */
function entryOf({key = '', pathname, hash}: Location): string {
  return `${key} ${pathname}${hash}`;
}

function savePosition(location: Location): void {
  const others = readPositions().filter(([entry]) => entry !== entryOf(location));
  slot.set(
    JSON.stringify([...others, [entryOf(location), window.scrollY]].slice(-maximumPositions)),
  );
}

/** The visible link that leads to a page. */
function visibleLinkTo({pathname}: Location): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => {
    const {top, bottom} = link.getBoundingClientRect();
    return link.pathname === pathname && top >= 0 && bottom > 0 && bottom <= window.innerHeight;
  });
}

function announce(text: string): void {
  if (!announcement) {
    announcement = document.createElement('div');
    announcement.className = 'visually-hidden';
    announcement.ariaLive = 'polite';
    document.body.append(announcement);
  }
  announcement.textContent = text;
}

/**
 * Restores position and link after Back or Forward. Otherwise moves to the heading or to the start
 * of the page.
 */
function placeReader(location: Location, previous: Location, wasTraversal: boolean): void {
  const top = wasTraversal
    ? readPositions().find(([entry]) => entry === entryOf(location))?.[1]
    : undefined;
  if (top !== undefined) window.scrollTo(0, top);
  // Do not interrupt a reader who is typing a search.
  if (document.querySelector('#search-dialog:popover-open')) return;
  const link = wasTraversal ? visibleLinkTo(previous) : undefined;
  if (link) {
    link.focus({preventScroll: true});
    return;
  }
  const heading = wasTraversal ? null : document.getElementById(decodePath(location.hash.slice(1)));
  const place = heading ?? document.getElementById(pageStartId);
  if (place) focusOnce(place);
}

const arrival: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname)
      savePosition(previousLocation);
  },
  /** Docusaurus has already scrolled. If only query or hash change, the focus stays. */
  onRouteDidUpdate({location, previousLocation}) {
    const wasTraversal = isTraversal;
    isTraversal = false;
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    announce(document.querySelector('h1')?.textContent ?? '');
    placeReader(location, previousLocation, wasTraversal);
  },
};

export default arrival;
