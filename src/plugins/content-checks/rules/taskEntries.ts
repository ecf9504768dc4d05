import {repeatedNames, toIssues, unknownName} from '../findEntries';
import type {Rule} from '../types';

/** A task of the home page leads to a page that exists, and no two lead to the same. */
export const taskEntries: Rule = {
  name: 'task-entries',
  needsEveryPage: true,
  find: ({data: {tasks: located}, pages}) => {
    const known = pages.map(({id}) => id);
    return toIssues('task-entries', located, [
      ...located.value.flatMap(({page}, index) =>
        known.includes(page) ? [] : [unknownName(page, {path: [index, 'page'], known, what: 'the id of a page'})],
      ),
      ...repeatedNames(
        located.value.map(({page}) => page),
        (index) => [index, 'page'],
      ),
    ]);
  },
};
