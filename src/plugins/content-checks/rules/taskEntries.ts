import {repeatedNames, unknownName, withLines} from '../../../content/checks/entries';
import type {Rule} from '../../../content/checks/rule';

const file = 'data/tasks.yml';

/** Each task of the home page links to an existing page, and no two tasks link to the same page. */
export const taskEntries: Rule = {
  name: 'task-entries',
  finds: 'a task of the home page without a page, or two tasks with the same page',
  fix: 'write the id that the message proposes',
  wrong: {
    'a task without a page': {file, from: 'networking/plan', to: 'networking/plann'},
    'two tasks with one page': {
      file,
      from: '- label',
      to: '- {label: Plan it twice, page: best-practices/networking/plan}\n- label',
    },
  },
  needsEveryPage: true,
  find: ({tasks, pages}) => {
    const known = pages.map(({id}) => id);
    const named = tasks.value.map(({page}) => page);
    return withLines(tasks, [
      ...named.flatMap((page, index) =>
        unknownName(page, {path: [index, 'page'], known, what: 'the id of a page'}),
      ),
      ...repeatedNames(named, (index) => [index, 'page']),
    ]);
  },
};
