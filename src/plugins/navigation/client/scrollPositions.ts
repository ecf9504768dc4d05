import {createStorageSlot} from '@docusaurus/theme-common';
import type {Location} from 'history';

/*
 * How far pages were scrolled when the reader left them, by the step of the history: in the storage of the tab, so that a reload in between loses
 * nothing. Browsers keep that too, but put it back before the page has come, or on the page that is about to go.
 */
const slot = createStorageSlot('scroll', {persistence: 'sessionStorage'});
const mostKept = 50;

type Position = [step: string, top: number];

function read(): Position[] {
  try {
    return JSON.parse(slot.get() ?? '[]') as Position[];
  } catch {
    return [];
  }
}

/** The first step of a visit has no key. */
function stepOf({key = '', pathname, hash}: Location): string {
  return `${key} ${pathname}${hash}`;
}

/** Keeps how far the page is scrolled that is about to be left. */
export function keepPosition(location: Location): void {
  const step = stepOf(location);
  const others = read().filter(([other]) => other !== step);
  slot.set(JSON.stringify([...others, [step, window.scrollY]].slice(-mostKept)));
}

/** @returns px from the top; undefined where the reader has not been before */
export function keptPosition(location: Location): number | undefined {
  const step = stepOf(location);
  return read().find(([other]) => other === step)?.[1];
}
