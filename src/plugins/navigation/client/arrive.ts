import type {Action, Location} from 'history';
import {decodePath} from '../../../lib/decodePath';
import {focusOnce, pageStartId} from '../../../lib/pageStart';
import {comparablePath} from './comparablePath';
import {keptPosition} from './scrollPositions';

/** The link in the text that led on to the other page, where the reader sees it. */
function shownLinkTo({pathname}: Location): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => {
    if (comparablePath(link.pathname) !== comparablePath(pathname)) return false;
    const {top, bottom} = link.getBoundingClientRect();
    return top >= 0 && bottom > 0 && bottom <= window.innerHeight;
  });
}

/**
 * Gives the reader a place on a page that has just come, and whose links are not those that had the focus: on the way back where they left it, else at
 * the heading that the address names, or at the start. To be called once the core has scrolled. A modal dialog that is open keeps the focus.
 */
export function arrive(location: Location, previous: Location, action: Action): void {
  // A filter that writes itself into the query keeps the focus.
  if (location.pathname === previous.pathname) return;
  const isBack = action === 'POP';
  if (isBack) {
    const top = keptPosition(location);
    if (top !== undefined) window.scrollTo(0, top);
    const link = shownLinkTo(previous);
    if (link) {
      link.focus({preventScroll: true});
      return;
    }
  }
  const target = isBack ? null : document.getElementById(decodePath(location.hash.slice(1)));
  const place = target ?? document.getElementById(pageStartId);
  if (place) focusOnce(place);
}
