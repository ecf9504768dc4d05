import {counted} from '../../lib/counted';
import {dayInWords} from '../../lib/dayInWords';
import type {Evidence} from '../../schemas/evidence';

/** The facts of the summary line, such as `12 of 12 samples checked`. Zero counts are left out. */
export function summaryOf({
  reviewed,
  samples,
  links,
}: Pick<Evidence, 'reviewed' | 'samples' | 'links'>): string[] {
  return [
    `Reviewed ${dayInWords(new Date(reviewed))}`,
    ...(samples && samples.total > 0
      ? [`${samples.passed} of ${counted(samples.total, 'sample')} checked`]
      : []),
    ...(links > 0 ? [`${counted(links, 'link')} checked`] : []),
  ];
}
