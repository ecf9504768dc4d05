import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {variablePattern} from '../../../schemas/variable';

/** A page declares the variables that its samples use, and uses the ones it declares. */
export const declaredVariables: Rule = {
  name: 'declared-variables',
  finds: 'a variable that is used and not declared, or declared and not used',
  fix: 'add it to `variables` in the front matter, or remove it',
  wrong: {
    'a variable that is not declared': ['@@region@@', '@@region@@ @@bucket@@'],
    'a variable that no sample uses': ['@@region@@', 'eu-de'],
  },
  right: {'a variable in inline code': prose('See `@@region@@`.')},
  findInPage: ({tree, frontMatter}, {variables}) => {
    const declared = 'variables' in frontMatter ? frontMatter.variables : [];
    const used = new Map<string, number>();
    for (const node of nodesOf(tree(), 'code', 'inlineCode')) {
      for (const [, name] of node.value.matchAll(variablePattern)) {
        if (name && !used.has(name)) used.set(name, lineOf(node));
      }
    }
    return [
      ...[...used]
        .filter(([name]) => !declared.includes(name))
        .map(([name, line]) => ({
          line,
          message: `@@${name}@@ is used but not declared`,
          fix: `add "${name}" to "variables" in the front matter`,
        })),
      // The rule `known-names` reports a variable without a definition.
      ...declared
        .filter((name) => !used.has(name) && Object.hasOwn(variables, name))
        .map((name) => ({
          word: name,
          message: `the variable "${name}" is declared but no sample uses it`,
          fix: `remove it from "variables", or write @@${name}@@ in the samples`,
        })),
    ];
  },
};
