import {nodesOf} from '../../../content/nodesOf';
import {toString} from '../../../content/unified.cjs';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

const empty = new Set(['here', 'this', 'this page', 'this link', 'link', 'click here', 'more', 'read more', 'see here', 'page', 'guide']);

/** The text of a link says where it leads: screen readers list links without the sentence around them. */
export const linkText: Rule = {
  name: 'link-text',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      for (const node of nodesOf(page.tree(), 'link')) {
        const text = toString(node).trim();
        const isAutolink = text === node.url || `https://${text}` === node.url;
        if (text !== '' && !empty.has(text.toLowerCase()) && !isAutolink) continue;
        issues.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          rule: 'link-text',
          message: text === '' ? 'a link has no text' : `the link text "${text}" does not say where it leads`,
          fix: 'write what the reader finds behind the link; an address that the reader must type is inline code',
          severity: 'error',
        });
      }
      return issues;
    }),
};
