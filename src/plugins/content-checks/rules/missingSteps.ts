import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {headingText} from '../../../content/headings';
import {lineOf, nodesOf} from '../../../content/nodesOf';

/** "Step 3", "steps 3 and 4" and "steps 3 to 5". */
const reference = /\bsteps? (\d+)(?:(?:,| to| and| or) (\d+))?/gi;

/** A page refers only to steps that it has. */
export const missingSteps: Rule = {
  name: 'missing-steps',
  finds: 'a reference to a step that the page does not have',
  fix: 'write the number of the step, or link to the page that has it',
  wrong: {'a step that is missing': prose('Repeat step 19.')},
  right: {'a step of another page': prose('See step 19 of the [plan](./plan.md).')},
  findInPage: (page) => {
    const steps = nodesOf(page.tree(), 'heading').flatMap((heading) => {
      const [, number] = /^(\d+)\. /.exec(headingText(heading)) ?? [];
      return number === undefined ? [] : [Number(number)];
    });
    if (steps.length === 0) return [];
    const last = Math.max(...steps);
    return nodesOf(page.tree(), 'paragraph', 'tableRow').flatMap((node) => {
      if (leavesPage(node)) return [];
      return [...toString(node).matchAll(reference)].flatMap(([text, first, second]) =>
        Number(second ?? first) > last
          ? [{line: lineOf(node), message: `"${text}" does not exist. The last step is ${last}`}]
          : [],
      );
    });
  },
};

/** True if a link of the text leads to another page. The step may be a step of that page. */
function leavesPage(node: Nodes): boolean {
  let leaves = false;
  visit(node, 'link', ({url}) => {
    leaves ||= !url.startsWith('#');
    return leaves ? EXIT : undefined;
  });
  return leaves;
}
