import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/**
 * `import <name> from '<source>'` as MDX wants it: with the syntax tree of the statement.
 *
 * @param source relative to the page, or absolute
 */
export function importModule(name: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(source)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}
