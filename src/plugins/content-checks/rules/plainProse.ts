import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {paragraphsOf} from '../../../content/paragraphs';

/** Highest number of words in a sentence. The style guide recommends fewer than 20. */
const longest = 35;

const faults: readonly {pattern: RegExp; message: (text: string) => string; fix: string}[] = [
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/,
    message: (text) => `"${text}" is unfinished work`,
    fix: 'finish it, or remove it',
  },
  {
    // People sign in in a browser.
    pattern: /(?<![\w-]|\b(?:sign|log)(?:s|ged|ed|ging|ing)? )([a-z]+) \1\b/i,
    message: (text) => `"${text}" has a word twice`,
    fix: 'remove one of them',
  },
  {
    pattern: /\b(?:Open Telekom Cloud|T-Systems|T Cloud Public|OTC)\b/,
    message: (text) => `"${text}" is a brand`,
    fix: 'write "the platform"',
  },
  {
    pattern: /(?:€|\b(?:EUR|USD)) ?\d|(?<![\w$])\$\d|\d[\d.,]* ?(?:€|(?:EUR|USD|euros?|dollars)\b)/,
    message: (text) => `"${text}" is a price, which changes`,
    fix: 'name the resources that cost, and link to the price list',
  },
  {
    pattern:
      /\b(?:3[2-9]|[4-9]\d) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b31 (?:April|June|September|November)\b|\b3[01] February\b/,
    message: (text) => `"${text}" is not a date`,
    fix: 'write a date',
  },
  {
    pattern: /\p{Emoji_Presentation}|[a-z]!(?=\s|$)/u,
    message: (text) => `"${text}" is an emoji or an exclamation`,
    fix: 'write a plain sentence',
  },
  {
    pattern: /\b(?:etc\.|e\.g\.|i\.e\.)|\band so on\b/,
    message: (text) => `"${text}" is vague or an abbreviation that readers must translate`,
    fix: 'name the things, or write "for example" or "that is"',
  },
  {
    pattern: /\b\d+ ?(?:[GMKgmk]b|[GMK]Bs)\b/,
    message: (text) => `the unit of "${text}" is unclear`,
    fix: 'write GiB or GB for bytes, and Gbit/s for bits',
  },
  {
    pattern: /\*\*|`|\S\] ?\((?=[./#h])|^\[\] |^:::/,
    message: (text) => `"${text}" appears on the page, because its Markdown is not complete`,
    fix: 'close the bold text, the code, the link or the box, or write "[ ]"',
  },
  {
    pattern: /["”],? (?:says|said) [A-Z]/,
    message: () => 'this is a quotation of a person',
    fix: 'leave it out',
  },
];

/** Prose is finished, plain, and free of brands, prices and quotations. */
export const plainProse: Rule = {
  name: 'plain-prose',
  finds:
    'unfinished work, a doubled word, incomplete Markdown, a brand, a price, a quotation, a day that no month has, or a sentence without end',
  fix: 'write short sentences, and remove what the style guide forbids',
  wrong: {
    'unfinished work': prose('The ranges overlap. TODO'),
    'a doubled word': prose('The the ranges overlap.'),
    'a brand': prose('Ranges of T-Systems overlap.'),
    'a price': prose('The ranges cost 45 EUR.'),
    'a day that no month has': prose('We ran it on 31 November 2026.'),
    'an exclamation': prose('The ranges overlap! Change them.'),
    'an abbreviation': prose('Ranges, routes etc. overlap.'),
    'a unit in the wrong spelling': prose('The disk has 100 Gb.'),
    'bold text without an end': prose('The **ranges overlap.'),
    'a link with a space': prose('The [ranges] (./plan.md) overlap.'),
    'a quotation': prose('"The ranges overlap", says Ada Example.'),
    'a sentence without end': prose(`The ranges overlap${' and they overlap'.repeat(15)}.`),
  },
  findInPage: ({tree}) =>
    paragraphsOf(tree()).flatMap(({text, line}) => [
      ...faults.flatMap(({pattern, message, fix}) => {
        const [found] = pattern.exec(text) ?? [];
        return found === undefined ? [] : [{line, message: message(found), fix}];
      }),
      ...text
        .split(/[.:;?!](?:\s|$)/)
        .filter((sentence) => sentence.trim().split(/\s+/).length > longest)
        .map((sentence) => ({
          line,
          message: `a sentence has ${sentence.trim().split(/\s+/).length} words: "${sentence.trim().slice(0, 40)}…"`,
          fix: 'write one thought per sentence',
        })),
    ]),
};
