import {storedState} from '../../../components/storedState';
import type {Choice} from '../../../lib/bill/types';
import {formatLandscape, parseLandscape, withoutEmpty, type LandscapeState} from './landscape';

/** The reader's landscape. It stays in the browser. */
export const landscape = storedState<LandscapeState>('landscape', parseLandscape, formatLandscape);

/** Puts the blueprint of a page into the landscape, or takes it out. */
export function choose(page: string, choice: Choice | undefined): void {
  const {chosen, prices = {}} = landscape.get();
  const {[page]: _before, ...others} = chosen ?? {};
  landscape.set(withoutEmpty({chosen: choice ? {...others, [page]: choice} : others, prices}));
}

/** Keeps the reader's price of one unit; undefined forgets it. */
export function setPrice(key: string, price: number | undefined): void {
  const {chosen = {}, prices} = landscape.get();
  const {[key]: _before, ...others} = prices ?? {};
  landscape.set(
    withoutEmpty({chosen, prices: price === undefined ? others : {...others, [key]: price}}),
  );
}
