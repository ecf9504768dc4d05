import {expect, it} from 'vitest';
import {parseReadme} from '../../../../../src/content/markdown';
import {namedPages} from '../../../../../src/plugins/catalogue/templates/namedPages';
import {readmeParts} from '../../../../../src/plugins/catalogue/templates/readmeParts';

it('omits the title, highlights samples, frames tables and links guides and templates', () => {
  const text =
    '# Title\n\nSee `/docs/a`, `/docs/unknown` and `small-bucket`.\n\n```bash\nls # list\n```\n\n| a |\n| - |\n| 1 |\n';
  const input = {
    baseUrl: '/base/',
    variables: {},
    pages: namedPages(new Map([['/docs/a', 'Guide A']]), [
      {id: 'small-bucket', title: 'Small bucket'},
    ]),
  };
  expect(readmeParts(parseReadme(text), input, false)).toEqual([
    {
      html:
        '<p>See <a href="/base/docs/a">Guide A</a>, <code>/docs/unknown</code> and ' +
        '<a href="/base/templates/small-bucket">Small bucket</a>.</p>',
    },
    {
      html: '<span class="token function">ls</span> <span class="token comment"># list</span>',
      language: 'bash',
    },
    {
      html: expect.stringMatching(
        /^<div tabindex="0" role="group" aria-label="Table"><table>/,
      ) as string,
    },
  ]);
});

it('shows inputs as the code declares them instead of their table', () => {
  const text =
    '# Title\n\n## Inputs\n\n| a |\n| - |\n| 1 |\n\nKeep it.\n\n## Run\n\n| b |\n| - |\n| 2 |\n';
  const input = {baseUrl: '/', variables: {}, pages: new Map()};
  expect(readmeParts(parseReadme(text), input, true)).toEqual([
    {html: '<h2>Inputs</h2>'},
    {interface: true},
    {html: expect.stringMatching(/^<p>Keep it[^]*<table>/) as string},
  ]);
});
