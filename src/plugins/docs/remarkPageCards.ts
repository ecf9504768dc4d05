import {fileURLToPath} from 'node:url';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {importModule} from '../../content/importModule';

const cards = fileURLToPath(new URL('../../components/PageCards', import.meta.url));

/** Remark plugin: a landing page gets the cards of its pages, after its first paragraphs. */
export function remarkPageCards(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: {kind?: unknown}};
    if (frontMatter?.kind !== 'landing') return;
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'PageCards',
      attributes: [],
      children: [],
    };
    const before = ['yaml', 'mdxjsEsm', 'paragraph'];
    const rest = tree.children.findIndex(({type}) => !before.includes(type));
    tree.children.splice(rest < 0 ? tree.children.length : rest, 0, element);
    tree.children.unshift(importModule('PageCards', cards));
  };
}
