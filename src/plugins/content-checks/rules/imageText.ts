import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';

const leastCharacters = 15;
const image = '![Two subnets of one network, joined by a router]';

/** An image has an alternative text that says what it shows. */
export const imageText: Rule = {
  name: 'image-text',
  finds: 'an image without an alternative text, or with one that says too little',
  fix: `write one sentence of at least ${leastCharacters} characters that says what the picture shows, without "image of"`,
  wrong: {
    'an image without a text': [image, '![]'],
    'an image of something': [image, '![Diagram of two subnets and a router]'],
  },
  findInPage: ({tree}) =>
    nodesOf(tree(), 'image').flatMap((node) => {
      const text = node.alt?.trim() ?? '';
      const isEmptyTalk = /^(image|picture|diagram|screenshot) of\b/i.test(text);
      if (text.length >= leastCharacters && !isEmptyTalk) return [];
      const message = text
        ? `the alternative text "${text}" says too little`
        : 'the image has no alternative text';
      return [{line: lineOf(node), message}];
    }),
};
