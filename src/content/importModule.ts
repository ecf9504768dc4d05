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
