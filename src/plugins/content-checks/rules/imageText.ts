import {nodesOf} from '../../../content/nodesOf';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

const leastCharacters = 15;

/** An image has an alternative text that says what it shows. */
export const imageText: Rule = {
  name: 'image-text',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      for (const node of nodesOf(page.tree(), 'image')) {
        const text = node.alt?.trim() ?? '';
        if (text.length >= leastCharacters && !/^(image|picture|diagram|screenshot) of\b/i.test(text)) continue;
        issues.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          rule: 'image-text',
          message: text === '' ? 'the image has no alternative text' : `the alternative text "${text}" says too little`,
          fix: `write one sentence of at least ${leastCharacters} characters that says what the picture shows, without "image of"`,
          severity: 'error',
        });
      }
      return issues;
    }),
};
