import {storedState} from '../../../components/storedState';
import type {Choice} from '../../../lib/bill/types';
import {formatLandscape, parseLandscape, withoutEmpty, type LandscapeState} from './landscape';

/** The reader's landscape. It never leaves the browser. */
export const landscape = storedState<LandscapeState>('landscape', parseLandscape, formatLandscape);

/** Adds the blueprint of a page to the landscape or removes it. */
export function choose(page: string, choice: Choice | undefined): void {
  const {chosen, prices = {}} = landscape.get();
  const {[page]: _before, ...others} = chosen ?? {};
  landscape.set(withoutEmpty({chosen: choice ? {...others, [page]: choice} : others, prices}));
}

/** Stores the reader's unit price; undefined removes it. */
export function setPrice(key: string, price: number | undefined): void {
  const {chosen = {}, prices} = landscape.get();
  const {[key]: _before, ...others} = prices ?? {};
  landscape.set(
    withoutEmpty({chosen, prices: price === undefined ? others : {...others, [key]: price}}),
  );
}
