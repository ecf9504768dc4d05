import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';

/** The day of the last change to the file, in the format of the review day. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt === undefined || lastUpdatedAt === null) return null;
  const day = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last changed on <time dateTime={day.toISOString()}>{dayInWords(day)}</time>
    </span>
  );
}
