import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown';
import {remarkAnchors} from '../../../../src/plugins/docs/remarkAnchors';

describe('remarkAnchors', () => {
  it('adds anchors to numbered steps and decision rows that do not depend on their texts', () => {
    const tree = parseMarkdown(
      [
        '## Decisions',
        '| Decision | Chosen |\n| --- | --- |\n| Key `storage` | KMS |\n| Seal | Shares |',
        '## Steps\n### 1. Make a bucket\n### Later\n### 2. Fill it',
        '## Verify\n### 1. Look\n| Decision | Chosen |\n| --- | --- |\n| Seal | Shares |',
      ].join('\n\n'),
    );
    remarkAnchors()(tree);
    const anchors = tree.children.flatMap((node): unknown[] => {
      if (node.type === 'mdxJsxFlowElement') return node.attributes;
      return node.type === 'table' ? node.children.map(({data}) => data?.hProperties?.['id']) : [];
    });
    expect(anchors).toEqual([
      ...[undefined, 'decision-key-storage', 'decision-seal'],
      ...['step-1', 'step-2'].map((value) => ({type: 'mdxJsxAttribute', name: 'id', value})),
      ...[undefined, undefined],
    ]);
  });
});
