import {monthsBetween} from '../lib/monthsBetween';

/** Age of a review in months. The first limit gives a warning, and the second an error. */
export const reviewLimits = {warning: 18, error: 24} as const;

/**
 * True if readers must be warned that a review is old.
 *
 * @param reviewed day of the review, `YYYY-MM-DD`
 * @param today the reader's day or the day of the build, `YYYY-MM-DD`
 */
export function isReviewOld(reviewed: string, today: string): boolean {
  return monthsBetween(reviewed, today) >= reviewLimits.warning;
}
