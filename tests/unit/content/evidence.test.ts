import {expect, it} from 'vitest';
import {countInternalLinks} from '../../../src/content/evidence';
import {parseMarkdown} from '../../../src/content/markdown';

const tree = parseMarkdown(`
[A page](../a.md), [a heading](#here), [by reference][ref], [outside](https://example.com/), [mail](mailto:a@example.com).

[ref]: ./b.md#there

![A picture](./x.svg)

<Link to="/docs/caf">The framework</Link>

\`[no link](x.md)\`
`);

it('counts links within the site', () => expect(countInternalLinks({tree: () => tree})).toBe(4));
