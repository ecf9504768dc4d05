import {describe, expect, it} from 'vitest';
import {decisionFacts, missingFacts} from '../../../src/content/decisionFacts';
import {parseMarkdown} from '../../../src/content/markdown';

const factsOf = (body: string): ReturnType<typeof decisionFacts> =>
  decisionFacts(parseMarkdown(body));

describe('decisionFacts', () => {
  it.each([
    ['Use it for A. Do not use it for B.', ['Use it for A.'], ['Do not use it for B.']],
    ['- A needs it.\n- B too.\n\nNot for C.', ['A needs it.', 'B too.'], ['Not for C.']],
    ['Use it for A.\n\nDo not use it for:\n\n- B\n- C', ['Use it for A.'], ['B', 'C']],
    ['For A:\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nNot for B.', [], ['Not for B.']],
    ['For [A](./a.md) and `b`.\n\n### Details\n\nNot for B.', ['For A and b.'], []],
    ['For A.\n\n![A picture](./a.svg)\n\nNot for B.', ['For A.'], []],
  ])('divides %j', (text, use, avoid) => {
    const facts = factsOf(`## When to use this\n\n${text}\n\n## Verify\n\nNot read.`);
    expect(facts).toMatchObject({use, avoid});
  });

  it('reads sizes', () => {
    const table =
      '| | Small | Large |\n| --- | --- | --- |\n| Pods | 2 | 4 |\n| Disk | 1 GB | 2 GB |';
    expect(factsOf(`## Bill of resources\n\nA word.\n\n${table}`).sizes).toEqual([
      {
        name: 'Small',
        amounts: [
          ['Pods', '2'],
          ['Disk', '1 GB'],
        ],
      },
      {
        name: 'Large',
        amounts: [
          ['Pods', '4'],
          ['Disk', '2 GB'],
        ],
      },
    ]);
  });

  it('reads cost drivers and the drivers of a scenario', () =>
    expect(
      factsOf(
        '## Drivers\n\n| Driver | So |\n| --- | --- |\n| Law | X |\n\n## Cost drivers\n\n- Disks',
      ),
    ).toMatchObject({drivers: ['Law'], cost: ['Disks']}));
});

it('reports the line of a section that lacks facts for the comparison', () => {
  const missing = missingFacts(
    parseMarkdown('## When to use this\n\nFor A.\n\n## Drivers\n\nNone.'),
  );
  expect(missing.map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 "## When to use this" needs a sentence/),
    expect.stringMatching(/^5 "## Drivers" needs a table/),
  ]);
});
