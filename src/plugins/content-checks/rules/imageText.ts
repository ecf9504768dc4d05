import type {Rule} from '../../../content/checks/rule';
import {nodesOf} from '../../../content/nodesOf';

const leastCharacters = 15;
const image = '![Two subnets of one network, joined by a router]';

/** An image has an alternative text that says what it shows. */
export const imageText: Rule = {
  name: 'image-text',
  finds: 'an image without an alternative text, or with one that says too little',
  fix: 'write one sentence that says what the picture shows',
  wrong: [
    {name: 'an image without a text', from: image, to: '![]'},
    {name: 'an image of something', from: image, to: '![Diagram of two subnets and a router]'},
  ],
  findInPage: ({tree}) =>
    nodesOf(tree(), 'image').flatMap(({alt, position}) => {
      const text = alt?.trim() ?? '';
      const isEmptyTalk = /^(image|picture|diagram|screenshot) of\b/i.test(text);
      if (text.length >= leastCharacters && !isEmptyTalk) return [];
      return [
        {
          line: position?.start.line ?? 1,
          message: text
            ? `the alternative text "${text}" says too little`
            : 'the image has no alternative text',
          fix: `write one sentence of at least ${leastCharacters} characters that says what the picture shows, without "image of"`,
        },
      ];
    }),
};
