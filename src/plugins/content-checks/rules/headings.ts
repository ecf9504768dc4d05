import {headingsOf} from '../../../content/headings';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Headings build an outline: none of level 1 (the title is), no level left out, no text twice under the same parent. */
export const headings: Rule = {
  name: 'headings',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      const report = (line: number, message: string, fix: string): void => {
        issues.push({file: page.file, line, rule: 'headings', message, fix, severity: 'error'});
      };
      let previous = 1;
      let parent = '';
      const seen = new Set<string>();
      for (const {depth, text, line} of headingsOf(page.tree())) {
        if (depth === 1) report(line, `"# ${text}" is a second title`, 'begin with ##; the title comes from the front matter');
        else if (depth > previous + 1) {
          report(line, `"${text}" has level ${depth} after level ${previous}`, `give it level ${previous + 1}`);
        }
        if (depth === 2) parent = text;
        const key = depth === 2 ? text : `${parent}\n${depth}\n${text}`;
        if (seen.has(key)) report(line, `the heading "${text}" stands here twice`, 'say in one of them what sets it apart');
        seen.add(key);
        previous = depth;
      }
      return issues;
    }),
};
