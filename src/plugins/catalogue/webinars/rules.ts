import {repeatedNames} from '../../../content/checks/entries';
import type {CatalogueRule} from '../catalogue';
import type {Webinars} from './schema';

const file = 'data/webinars.yml';

/** Each recording has one entry, and its date is not in the future. */
export const webinarEntries: CatalogueRule<Webinars> = {
  name: 'webinar-entries',
  finds: 'a recording that is listed twice, or one with a date in the future',
  fix: 'remove one of the two. Add a recording when it is published',
  wrong: {
    'a recording that is listed twice': {
      file,
      from: 'webinars:\n',
      to: "webinars:\n  - {id: test-video, title: Twin, description: '', date: 2026-01-31}\n",
    },
    'a recording of the future': {file, from: '2026-01-31', to: '2999-01-31'},
  },
  findInData: ({webinars}, {today}) => {
    const ids = webinars.map(({id}) => id);
    const early = webinars.flatMap(({date}, index) => {
      if (date <= today) return [];
      const message = `"${date}" is in the future, and this file lists published recordings only`;
      const fix = 'correct the day, or add the recording once it is published';
      return [{path: ['webinars', index, 'date'], message, fix}];
    });
    return [...repeatedNames(ids, (index) => ['webinars', index, 'id']), ...early];
  },
};
