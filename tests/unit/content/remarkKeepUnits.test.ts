import {expect, it} from 'vitest';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {parseMarkdown} from '../../../src/content/markdown';
import {remarkKeepUnits} from '../../../src/content/remarkKeepUnits';

function textOf(markdown: string): string {
  const tree = parseMarkdown(markdown);
  remarkKeepUnits()(tree);
  return toHtml(toHast(tree)).replaceAll('\u{A0}', '~');
}

it.each([
  ['150 % more, 8 GiB and 30 Mbit/s', '<p>150~% more, 8~GiB and 30~Mbit/s</p>'],
  ['5 s, then 10 minutes', '<p>5~s, then 10 minutes</p>'],
  ['2 servers, 3 hosts', '<p>2 servers, 3 hosts</p>'],
  ['`10 GB`', '<p><code>10 GB</code></p>'],
  ['## Above 10 GB', '<h2>Above 10 GB</h2>'],
])('%s', (markdown, html) => expect(textOf(markdown)).toBe(html));
