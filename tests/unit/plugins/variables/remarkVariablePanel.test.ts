import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown';
import {remarkVariablePanel} from '../../../../src/plugins/variables/remarkVariablePanel';

const region = {
  label: 'Region',
  default: 'eu-de',
  pattern: 'eu-(de|nl)',
  description: 'Region of the platform.',
};

async function names(
  frontMatter: object,
  text = 'Introduction.\n\n## First\n\n## Second\n',
): Promise<string[]> {
  const tree = parseMarkdown(text);
  await remarkVariablePanel({variables: () => Promise.resolve({region})})(
    tree,
    new VFile({data: {frontMatter}}),
  );
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement' ? `<${node.name ?? ''}>` : node.type,
  );
}

it('puts the panel between the introduction and the first section', async () => {
  expect(await names({variables: ['region']})).toEqual([
    'mdxjsEsm',
    'paragraph',
    '<VariablePanel>',
    'heading',
    'heading',
  ]);
});

it('puts it at the end of a page without sections', async () => {
  expect(await names({variables: ['region']}, 'Only text.\n')).toEqual([
    'mdxjsEsm',
    'paragraph',
    '<VariablePanel>',
  ]);
});

it('does not change a page without variables', async () => {
  expect(await names({})).toEqual(['paragraph', 'heading', 'heading']);
  expect(await names({variables: ['unknown']})).toEqual(['paragraph', 'heading', 'heading']);
});
