import {prose} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';

const table = (row: string): Edit => prose(`| Range | Use |\n| --- | --- |\n| ${row} |\n`);

/**
 * Every row of a table has as many cells as its header. Markdown silently drops surplus cells and
 * adds missing ones. After an empty line, a row is a paragraph with bars.
 */
export const tableCells: Rule = {
  name: 'table-cells',
  finds: 'a row of a table with fewer or more cells than its head, or apart from its table',
  fix: 'write one cell per column, and "\\|" for a bar inside a cell',
  wrong: {
    'a row without its last cell': table('10.0.0.0/16'),
    'a row with a bar too many': table('10.0.0.0/16 | A | B'),
    'a row behind an empty line': prose('| Range | Use |\n| --- | --- |\n| A | B |\n\n| C | D |\n'),
  },
  right: {'a bar inside of a cell': table('10.0.0.0/16 | A \\| B')},
  findInPage: ({tree}) => [
    ...nodesOf(tree(), 'paragraph')
      .filter(({children: [first]}) => first?.type === 'text' && first.value.startsWith('| '))
      .map((paragraph) => ({
        line: lineOf(paragraph),
        message: 'an empty line separates this row from its table',
        fix: 'remove the empty line before it',
      })),
    ...nodesOf(tree(), 'table').flatMap(({children: [head, ...rows]}) =>
      rows
        // A generated table has no position. A rule of its own checks its data.
        .filter(({children, position}) => position && children.length !== head?.children.length)
        .map((row) => ({
          line: lineOf(row),
          message: `this row has ${row.children.length} cells, and its head has ${head?.children.length ?? 0}`,
        })),
    ),
  ],
};
