import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {decodePath} from '../../lib/decodePath';
import {importModule} from '../../content/importModule';

const isModel = ({url}: Image): boolean => url.endsWith('.architecture.yml');

/**
 * Remark plugin: `![Alt](./x.architecture.yml)` on a line of its own becomes the figure. It runs
 * before Docusaurus, which would publish the YAML file as an image.
 */
export function remarkArchitecture(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const imports: MdxjsEsm[] = [];
    visit(tree, 'image', (node, index, parent) => {
      if (!isModel(node) || parent === undefined || index === undefined) return;
      if (parent.type !== 'paragraph' || parent.children.length !== 1) {
        file.fail(
          'An architecture stands on a line of its own: put an empty line before and after it',
          node,
        );
      }
      if (!node.alt)
        file.fail(
          'An architecture needs a text that says what it shows: ![…](./name.architecture.yml)',
          node,
        );
      if (!existsSync(path.resolve(path.dirname(file.path), decodePath(node.url)))) {
        file.fail(
          `There is no model "${node.url}": correct the path, which is relative to this file`,
          node,
        );
      }
      const name = `Architecture${imports.length}`;
      imports.push(importModule(name, /^\.{0,2}\//.test(node.url) ? node.url : `./${node.url}`));
      // The paragraph itself becomes the figure, since a paragraph may not hold one.
      const figure: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [{type: 'mdxJsxAttribute', name: 'alt', value: node.alt}],
        children: [],
      };
      Object.assign(parent, figure);
      return SKIP;
    });
    tree.children.unshift(...imports);
  };
}
