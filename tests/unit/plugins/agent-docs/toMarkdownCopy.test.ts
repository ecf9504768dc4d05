import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown';
import type {Page} from '../../../../src/content/page';
import {toMarkdownCopy, type CopyContext} from '../../../../src/plugins/agent-docs/toMarkdownCopy';
import {architectureSchema} from '../../../../src/schemas/architecture';

const body = `
import Part from './_part.mdx';

A text with \`@@region@@\` and [a link](../other/page.md#verify), [one on the page](#here) and [one outside](https://example.com/).

:::warning[Data is lost]
Do **not** do this.
:::

<Tabs>
  <TabItem value="a">

  Text in a tab.

  </TabItem>
</Tabs>

![Two nodes that talk](./x.architecture.yml)

\`\`\`bash
echo "@@region@@"
\`\`\`

| a | b |
| --- | --- |
| 1 | 2 |
`;

const page: Page = {
  file: 'docs/caf/first.md',
  id: 'caf/first',
  permalink: '/docs/caf/first',
  frontMatter: {
    kind: 'guide',
    title: 'First',
    description: 'A page.',
    level: 'beginner',
    time: 10,
    reviewed: '2026-11-01',
    services: [],
    tags: ['vpc'],
    keywords: [],
    sources: [],
    variables: ['region'],
  },
  body,
  bodyOffset: 0,
  tree: () => parseMarkdown(body),
};

const context: CopyContext = {
  siteAddress: 'https://example.com/base',
  permalinks: new Map([
    ['docs/caf/first.md', '/docs/caf/first'],
    ['docs/other/page.md', '/docs/other/page'],
  ]),
  models: new Map([
    [
      'docs/caf/x.architecture.yml',
      architectureSchema.parse({
        title: 'Two nodes',
        description: 'A client asks a server for something, and the server answers.',
        nodes: [
          {id: 'client', label: 'Client'},
          {id: 'server', label: 'Server', note: 'Answers.'},
        ],
        edges: [{from: 'client', to: 'server', protocol: 'HTTPS 443'}],
      }),
    ],
  ]),
  serviceNames: new Map(),
};

describe('toMarkdownCopy', () => {
  it('gives plain Markdown with absolute links, variables, figures in words and no MDX', () =>
    expect(toMarkdownCopy(page, context)).toMatchSnapshot());

  it.each([
    ['an element in a line', 'Press <kbd>K</kbd> now.', 'Press K now.'],
    ['a line break', 'One<br/>two.', 'One two.'],
    [
      'an element in a link',
      '- [go to <b>this</b>](https://example.com/)',
      '- [go to this](https://example.com/)',
    ],
    [
      'an expression in a table',
      '| a | b |\n| - | - |\n| {1 + 1} | c |',
      '| a | b |\n| - | - |\n|   | c |',
    ],
    [
      'an expression in a title',
      ':::note[See <kbd>K</kbd> {1}]\nText.\n:::',
      '> **Note: See K&#x20;**\n>\n> Text.',
    ],
  ])('leaves the content of %s', (_case, text, copy) =>
    expect(
      toMarkdownCopy({...page, tree: () => parseMarkdown(text)}, context)
        .trimEnd()
        .endsWith(`\n\n${copy}`),
    ).toBe(true),
  );

  it('leaves the page that it copies as it was', () => {
    const before = JSON.stringify(page.tree());
    toMarkdownCopy(page, context);
    expect(JSON.stringify(page.tree())).toBe(before);
  });
});
