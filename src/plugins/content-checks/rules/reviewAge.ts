import type {Rule} from '../../../content/checks/rule';
import {frontMatterLine} from '../../../content/frontMatterLine';
import {monthsBetween} from '../../../lib/monthsBetween';
import {reviewLimits} from '../../../schemas/review';

const from = 'reviewed: 2026-11-01';

/** A page was compared with its sources recently. */
export const reviewAge: Rule = {
  name: 'review-age',
  finds: `a review older than ${reviewLimits.warning} months (warning) or ${reviewLimits.error} months (error), or in the future`,
  fix: 'compare the page with its sources and set `reviewed`',
  wrong: [
    {name: 'a review that is too old', from, to: 'reviewed: 2020-01-01'},
    {name: 'a review in the future', from, to: 'reviewed: 2999-01-01'},
  ],
  findInPage: ({file, frontMatter}, {siteDir, today}) => {
    if (!('reviewed' in frontMatter)) return [];
    const {reviewed} = frontMatter;
    const age = monthsBetween(reviewed, today);
    if (reviewed <= today && age < reviewLimits.warning) return [];
    const line = frontMatterLine(siteDir, file, 'reviewed');
    if (reviewed > today)
      return [
        {
          line,
          message: `the review date ${reviewed} is in the future`,
          fix: 'write the day of the review',
        },
      ];
    return [
      {
        line,
        message: `the last review was ${age} months ago`,
        fix: 'check the page against its sources and set "reviewed"',
        severity: age >= reviewLimits.error ? 'error' : 'warning',
      },
    ];
  },
};
