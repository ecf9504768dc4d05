import path from 'node:path';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {parseMarkdown} from './markdown';

/**
 * `import <name> from '<source>'` as MDX wants it: with the syntax tree of the statement.
 *
 * @param source relative to the page, or absolute
 */
export function importModule(name: string, source: string): MdxjsEsm {
  return parseMarkdown(`import ${name} from ${JSON.stringify(source)}`).children[0] as MdxjsEsm;
}

/** The same for the default export of a folder of `src/components`, under the name of the folder. */
export function importComponent(name: string): MdxjsEsm {
  return importModule(name, path.resolve(__dirname, '../components', name));
}
