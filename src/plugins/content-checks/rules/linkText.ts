import {toString} from 'mdast-util-to-string';
import type {Rule} from '../../../content/checks/rule';
import {nodesOf} from '../../../content/nodesOf';

const empty = /^(|(click |see )?here|this( page| link)?|link|(read )?more|page|guide)$/i;

/** A link text says where the link leads: screen readers list links without their sentences. */
export const linkText: Rule = {
  name: 'link-text',
  finds: 'a link text such as "here"',
  fix: 'write what the reader finds behind the link',
  wrong: [
    {name: 'a link text that says nothing', from: '[the overview]', to: '[here]'},
    {
      name: 'an address as a link text',
      from: '[the overview](../index.md)',
      to: '<https://example.com/>',
    },
  ],
  findInPage: ({tree}) =>
    nodesOf(tree(), 'link').flatMap((node) => {
      const text = toString(node).trim();
      const isAddress = text === node.url || `https://${text}` === node.url;
      if (!empty.test(text) && !isAddress) return [];
      return [
        {
          line: node.position?.start.line ?? 1,
          message: text
            ? `the link text "${text}" does not say where it leads`
            : 'a link has no text',
          fix: 'write what the reader finds behind the link; an address that the reader must type is inline code',
        },
      ];
    }),
};
