import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** A page is UTF-8. A byte of another encoding is read as the replacement character. */
export const fileEncoding: Rule = {
  name: 'file-encoding',
  finds: 'a page that is not UTF-8, or with invisible or typographic characters',
  fix: 'save the file as UTF-8, or type the character again',
  wrong: {
    'a character that was lost': prose('The r\uFFFDnges overlap.'),
    'a space that does not break': prose('The\u00A0ranges overlap.'),
  },
  findInPage: ({body, bodyOffset}) => {
    const index = body.search(/[\uFFFD\u00A0\u200B\u201C\u201D]/);
    if (index < 0) return [];
    const line = bodyOffset + body.slice(0, index).split('\n').length;
    return [{line, message: `the character ${JSON.stringify(body[index])} is not allowed`}];
  },
};
