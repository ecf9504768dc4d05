import {prose} from '../../../content/checks/examples';
import type {FoundInPage, Rule} from '../../../content/checks/rule';
import {headingsOf} from '../../../content/headings';

/** Headings form an outline without a second title, skipped levels or repeated texts. */
export const headings: Rule = {
  name: 'headings',
  finds:
    'a second title, a level left out, a wrong number, or the same heading twice under one parent',
  fix: 'begin with `##`, go down one level at a time, and give each heading a different text',
  wrong: {
    'a second title': prose('# Plan a network\n'),
    'a heading level left out': ['### 1. Choose', '#### 1. Choose'],
    'a step with a wrong number': ['### 1. Choose', '### 2. Choose'],
    'a heading twice': prose('## Verify\n\nOnce more.'),
  },
  right: {'the same heading under another parent': prose('### 1. Choose the ranges\n\nAgain.')},
  findInPage: ({tree}) => {
    const found: FoundInPage[] = [];
    let previous = 1;
    let parent = '';
    let steps = 0;
    const seen = new Set<string>();
    for (const {depth, text, line} of headingsOf(tree())) {
      const report = (message: string, fix: string): void => void found.push({line, message, fix});
      if (depth === 1)
        report(
          `"# ${text}" is a second title`,
          'begin with ##; the title comes from the front matter',
        );
      else if (depth > previous + 1)
        report(
          `"${text}" has level ${depth} after level ${previous}`,
          `give it level ${previous + 1}`,
        );
      if (depth === 2) {
        parent = text;
        steps = 0;
      }
      const [, number] = /^(\d+)\. /.exec(text) ?? [];
      if (number !== undefined && depth === 3 && Number(number) !== ++steps)
        report(`"${text}" is step ${steps} of its section`, `write ${steps}`);
      const key = depth === 2 ? text : `${parent}\n${depth}\n${text}`;
      if (seen.has(key))
        report(
          `the heading "${text}" is on this page twice`,
          'say in one of them what sets it apart',
        );
      seen.add(key);
      previous = depth;
    }
    return found;
  },
};
