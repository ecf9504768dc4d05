import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** A page is UTF-8. A byte of another encoding is read as the replacement character. */
export const fileEncoding: Rule = {
  name: 'file-encoding',
  finds: 'a page that is not UTF-8',
  fix: 'save the file as UTF-8',
  wrong: {'a character that was lost': prose('The r\uFFFDnges overlap.')},
  findInPage: ({body, bodyOffset}) => {
    const index = body.indexOf('\uFFFD');
    if (index < 0) return [];
    const line = bodyOffset + body.slice(0, index).split('\n').length;
    return [{line, message: 'this file contains a character that is not UTF-8'}];
  },
};
