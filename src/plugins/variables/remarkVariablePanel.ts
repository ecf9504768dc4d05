import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {importComponent} from '../../content/importModule';
import {jsxElement} from '../../content/jsxElement';
import {definitionsOf, type Variables} from '../../schemas/variable';

/**
 * Remark plugin: inserts the panel for variables before the first section of a page that uses any.
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
    const element = jsxElement('VariablePanel', {definitions});
    const firstSection = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    tree.children.splice(firstSection < 0 ? tree.children.length : firstSection, 0, element);
    tree.children.unshift(importComponent('VariablePanel'));
  };
}
