import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {decodePath} from '../lib/decodePath';
import {importModule} from './importModule';
import {jsxElement} from './jsxElement';

/**
 * Names of the kinds of data files, for messages. The key of `x.architecture.yml` is
 * `architecture`.
 */
type DataFileKinds = Readonly<Record<string, string>>;

/**
 * Remark plugin: `![Alt](./x.<kind>.yml)` as a separate block becomes the component that a loader
 * makes of the file. It runs before Docusaurus, which would publish the YAML file as an image. One
 * entry handles all kinds, because a second entry of the same plugin replaces the first.
 */
export function remarkDataFile(kinds: DataFileKinds): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const imports: MdxjsEsm[] = [];
    visit(tree, 'image', (node, index, parent) => {
      const kind = /\.(\w+)\.yml$/.exec(node.url)?.[1] ?? '';
      const what = kinds[kind];
      if (what === undefined || parent === undefined || index === undefined) return;
      if (parent.type !== 'paragraph' || parent.children.length !== 1) {
        file.fail(
          `${what} stands on a line of its own: put an empty line before and after it`,
          node,
        );
      }
      if (!node.alt)
        file.fail(`${what} needs a text that says what it shows: ![…](./name.${kind}.yml)`, node);
      if (!existsSync(path.resolve(path.dirname(file.path), decodePath(node.url)))) {
        file.fail(
          `There is no file "${node.url}": correct the path, which is relative to this page`,
          node,
        );
      }
      const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${imports.length}`;
      imports.push(importModule(name, /^\.{0,2}\//.test(node.url) ? node.url : `./${node.url}`));
      // The paragraph becomes the figure, because a paragraph must not contain a figure.
      Object.assign(parent, jsxElement(name, {alt: node.alt ?? ''}));
      return SKIP;
    });
    tree.children.unshift(...imports);
  };
}
