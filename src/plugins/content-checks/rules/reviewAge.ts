import {frontMatterLine} from '../../../content/frontMatterLine';
import {monthsBetween} from '../../../lib/monthsBetween';
import type {ContentIssue} from '../../../schemas/parse';
import {reviewLimits} from '../../../schemas/review';
import type {Rule} from '../types';

/** A page was checked against its sources recently. */
export const reviewAge: Rule = {
  name: 'review-age',
  find: ({siteDir, pages, today}) =>
    pages.flatMap((page): ContentIssue[] => {
      if (!('reviewed' in page.frontMatter)) return [];
      const {reviewed} = page.frontMatter;
      const line = (): number => frontMatterLine(siteDir, page.file, 'reviewed');
      if (reviewed > today) {
        return [issue(page.file, line(), `the review date ${reviewed} lies in the future`, 'write the day of the review', 'error')];
      }
      const age = monthsBetween(reviewed, today);
      if (age < reviewLimits.warning) return [];
      const severity = age >= reviewLimits.error ? 'error' : 'warning';
      return [
        issue(
          page.file,
          line(),
          `the last review was ${age} months ago`,
          'check the page against its sources and set "reviewed"',
          severity,
        ),
      ];
    }),
};

function issue(file: string, line: number, message: string, fix: string, severity: ContentIssue['severity']): ContentIssue {
  return {file, line, rule: 'review-age', message, fix, severity};
}
