import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {importComponent} from '../../content/importModule';
import {jsxElement} from '../../content/jsxElement';

/** Remark plugin: inserts cards of the pages below a landing page after its first paragraphs. */
export function remarkPageCards(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: {kind?: unknown}};
    if (frontMatter?.kind !== 'landing') return;
    const before = ['yaml', 'mdxjsEsm', 'paragraph'];
    const rest = tree.children.findIndex(({type}) => !before.includes(type));
    tree.children.splice(rest < 0 ? tree.children.length : rest, 0, jsxElement('PageCards'));
    tree.children.unshift(importComponent('PageCards'));
  };
}
