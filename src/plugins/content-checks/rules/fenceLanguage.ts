import {visit} from 'unist-util-visit';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Languages a fence may name: those that are checked or highlighted, and plain text. */
export const fenceLanguages = [
  'bash', 'batch', 'console', 'css', 'diff', 'docker', 'dockerfile', 'groovy', 'hcl', 'html', 'http', 'ini', 'javascript', 'json',
  'nginx', 'powershell', 'promql', 'properties', 'python', 'sql', 'text', 'toml', 'typescript', 'xml', 'yaml',
]; // prettier-ignore

/** Every fenced block names its language, so that it can be highlighted and checked. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      visit(page.tree, 'code', (node) => {
        if (node.lang && fenceLanguages.includes(node.lang)) return;
        issues.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          rule: 'fence-language',
          message: node.lang ? `the language "${node.lang}" of this block is not known` : 'this block names no language',
          fix: `write one of ${fenceLanguages.join(', ')} after the fence; text for output`,
          severity: 'error',
        });
      });
      return issues;
    }),
};
