import {toString} from 'mdast-util-to-string';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';

const empty = /^(|(click |see )?here|this( page| link)?|link|(read )?more|page|guide)$/i;

/**
 * A link text says where the link leads, because screen readers list links without their sentences.
 */
export const linkText: Rule = {
  name: 'link-text',
  finds: 'a link text such as "here"',
  fix: 'write what the linked page contains. Write an address that the reader must type as inline code',
  wrong: {
    'a link text that says nothing': ['[the overview]', '[here]'],
    'an address as a link text': ['[the overview](../index.md)', '<https://example.com/>'],
  },
  findInPage: ({tree}) =>
    nodesOf(tree(), 'link').flatMap((node) => {
      const text = toString(node).trim();
      const isAddress = text === node.url || `https://${text}` === node.url;
      if (!empty.test(text) && !isAddress) return [];
      const message = text
        ? `the link text "${text}" does not say where it leads`
        : 'a link has no text';
      return [{line: lineOf(node), message}];
    }),
};
