import {describe, expect, it} from 'vitest';
import {toPageEvidence} from '../../../../src/content/evidence/toPageEvidence';
import {parseMarkdown} from '../../../../src/content/markdown';

const tree = parseMarkdown(`
[A page](../a.md), [a heading](#here), [by reference][ref], [outside](https://example.com/), [mail](mailto:a@example.com).

[ref]: ./b.md#there

![A picture](./x.svg)

<Link to="/docs/caf">The framework</Link>

\`[no link](x.md)\`
`);
const summary = {
  total: 3,
  passed: 2,
  exempt: ['shows a mistake'],
  unchecked: [{language: 'groovy', samples: 1, reason: 'no parser for this language'}],
  failed: [],
  tools: [{name: 'bash', version: '5.2', samples: 2, languages: ['bash']}],
  levels: [],
};

describe('toPageEvidence', () => {
  it('counts links within the site and takes the samples of the file', () => {
    expect(
      toPageEvidence({file: 'docs/a.md', tree: () => tree}, new Map([['docs/a.md', summary]])),
    ).toEqual({
      links: 4,
      samples: summary,
    });
  });

  it('tells a page without samples from one whose samples nobody looked at', () => {
    expect(toPageEvidence({file: 'docs/b.md', tree: () => tree}, new Map()).samples).toMatchObject({
      total: 0,
    });
    expect(
      toPageEvidence({file: 'docs/b.md', tree: () => tree}, undefined).samples,
    ).toBeUndefined();
  });
});
