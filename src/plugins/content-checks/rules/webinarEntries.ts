import {repeatedNames, toIssues} from '../findEntries';
import type {Rule} from '../types';

/** A recording stands in `data/webinars.yml` once, and its day of publication has come. */
export const webinarEntries: Rule = {
  name: 'webinar-entries',
  find: ({data: {webinars: located}, today}) => {
    const {webinars} = located.value;
    return toIssues('webinar-entries', located, [
      ...repeatedNames(
        webinars.map(({id}) => id),
        (index) => ['webinars', index, 'id'],
      ),
      ...webinars.flatMap(({date}, index) =>
        date > today
          ? [
              {
                path: ['webinars', index, 'date'],
                message: `"${date}" lies in the future, and only published recordings stand here`,
                fix: 'correct the day, or add the recording once it is published',
              },
            ]
          : [],
      ),
    ]);
  },
};
