import path from 'node:path';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {parseMarkdown} from './markdown';

/**
 * The statement `import <name> from '<source>'` for MDX, which needs its syntax tree.
 *
 * @param source relative to the page, or absolute
 */
export function importModule(name: string, source: string): MdxjsEsm {
  return parseMarkdown(`import ${name} from ${JSON.stringify(source)}`).children[0] as MdxjsEsm;
}

/** Imports the default export of a folder of `src/components`, under the folder's name. */
export function importComponent(name: string): MdxjsEsm {
  return importModule(name, path.resolve(__dirname, '../components', name));
}
