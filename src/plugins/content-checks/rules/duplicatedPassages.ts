import {paragraphsOf} from '../../../content/paragraphs';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Words that must be the same in a row before a passage counts as repeated. */
const passageLength = 25;

/** The same passage stands on one page only: a fact has one home, other pages link to it. */
export const duplicatedPassages: Rule = {
  name: 'duplicated-passages',
  find: ({pages}) => {
    const seen = new Map<string, {file: string; line: number}>();
    const issues: ContentIssue[] = [];
    for (const page of pages) {
      for (const {text, line} of paragraphsOf(page.tree())) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        let reported = false;
        for (let start = 0; start + passageLength <= words.length; start += 1) {
          const passage = words.slice(start, start + passageLength).join(' ');
          const other = seen.get(passage);
          if (!other) seen.set(passage, {file: page.file, line});
          else if (other.file !== page.file && !reported) {
            reported = true;
            issues.push({
              file: page.file,
              line,
              rule: 'duplicated-passages',
              message: `this passage stands in ${other.file}:${other.line} too ("${passage.split(' ').slice(0, 8).join(' ')} …")`,
              fix: 'keep it in one place and link to that, or put it into a partial',
              severity: 'error',
            });
          }
        }
      }
    }
    return issues;
  },
};
