import {nodesOf} from '../../../content/nodesOf';
import type {ContentIssue} from '../../../schemas/parse';
import {isSampleLanguage, sampleLanguages} from '../../../content/sampleLanguages';
import type {Rule} from '../types';

/** Every fenced block names its language, so that it can be highlighted and checked. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      for (const node of nodesOf(page.tree(), 'code')) {
        if (isSampleLanguage(node.lang)) continue;
        issues.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          rule: 'fence-language',
          message: node.lang ? `the language "${node.lang}" of this block is not known` : 'this block names no language',
          fix: `write one of ${Object.keys(sampleLanguages).join(', ')} after the fence; text for output`,
          severity: 'error',
        });
      }
      return issues;
    }),
};
