import {fileURLToPath} from 'node:url';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {importModule} from '../../content/importModule';
import {definitionsOf, type Variables} from '../../schemas/variable';

const panel = fileURLToPath(new URL('../../components/VariablePanel', import.meta.url));

/**
 * Remark plugin: a page with variables gets the panel to fill them in, before its first section.
 *
 * @param options.variables definitions of all variables
 */
export function remarkVariablePanel({
  variables,
}: {
  variables: () => Promise<Variables>;
}): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: {variables?: unknown}};
    const names = Array.isArray(frontMatter?.variables) ? frontMatter.variables.map(String) : [];
    if (names.length === 0) return;
    const definitions = definitionsOf(names, await variables());
    if (definitions === '[]') return;
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'VariablePanel',
      attributes: [{type: 'mdxJsxAttribute', name: 'definitions', value: definitions}],
      children: [],
    };
    const firstSection = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    tree.children.splice(firstSection < 0 ? tree.children.length : firstSection, 0, element);
    tree.children.unshift(importModule('VariablePanel', panel));
  };
}
