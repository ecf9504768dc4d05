import {monthsBetween} from '../lib/monthsBetween';

/** Age of a review in months: from the first on a warning, from the second on an error. */
export const reviewLimits = {warning: 18, error: 24} as const;

/**
 * Whether readers are told that a page was reviewed long ago.
 *
 * @param reviewed day of the review, `YYYY-MM-DD`
 * @param today the reader's day or the day of the build, `YYYY-MM-DD`
 */
export function isReviewOld(reviewed: string, today: string): boolean {
  return monthsBetween(reviewed, today) >= reviewLimits.warning;
}
