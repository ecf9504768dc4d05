import type {Rule} from '../../../content/checks/rule';

/** A page is UTF-8. A byte of another encoding is read as the replacement character. */
export const fileEncoding: Rule = {
  name: 'file-encoding',
  finds: 'a page that is not UTF-8',
  fix: 'save the file as UTF-8',
  wrong: [
    {
      name: 'a character that was lost',
      from: 'The ranges overlap.',
      to: 'The r\uFFFDnges overlap.',
    },
  ],
  findInPage: ({body, bodyOffset}) => {
    const index = body.indexOf('\uFFFD');
    if (index < 0) return [];
    return [
      {
        line: bodyOffset + body.slice(0, index).split('\n').length,
        message: 'this file holds a character that is not UTF-8',
        fix: 'save the file as UTF-8',
      },
    ];
  },
};
