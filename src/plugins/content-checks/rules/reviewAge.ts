import type {Rule} from '../../../content/checks/rule';
import {monthsBetween} from '../../../lib/monthsBetween';
import {reviewLimits} from '../../../schemas/review';

const day = 'reviewed: 2026-11-01';

/** A page must have been compared with its sources recently. */
export const reviewAge: Rule = {
  name: 'review-age',
  finds: `a review older than ${reviewLimits.warning} months (warning) or ${reviewLimits.error} months (error), or in the future`,
  fix: 'check the page against its sources and set "reviewed"',
  wrong: {
    'a review that is too old': [day, 'reviewed: 2020-01-01'],
    'a review in the future': [day, 'reviewed: 2999-01-01'],
  },
  findInPage: ({frontMatter}, {today}) => {
    if (!('reviewed' in frontMatter)) return [];
    const {reviewed} = frontMatter;
    const word = 'reviewed';
    if (reviewed > today) {
      const message = `the review date ${reviewed} is in the future`;
      return [{word, message, fix: 'write the date of the review'}];
    }
    const age = monthsBetween(reviewed, today);
    if (age < reviewLimits.warning) return [];
    const severity = age >= reviewLimits.error ? 'error' : 'warning';
    return [{word, message: `the last review was ${age} months ago`, severity}];
  },
};
