import type {Code} from 'mdast';
import {prose} from '../../../content/checks/examples';
import type {FoundInPage, Rule} from '../../../content/checks/rule';
import {parseMeta} from '../../../content/highlight/meta';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {examplesOf, variablePattern, type Variables} from '../../../schemas/variable';

/** A page declares the variables that its samples use, and uses the ones it declares. */
export const declaredVariables: Rule = {
  name: 'declared-variables',
  finds:
    'a variable that is used and not declared, or declared and not used, or whose example is in a sample',
  fix: 'add it to `variables` in the front matter, or remove it',
  wrong: {
    'a variable that is not declared': ['@@region@@', '@@region@@ @@bucket@@'],
    'a variable that no sample uses': ['@@region@@', 'here'],
    'the example of a variable': ['@@region@@', '@@region@@ eu-de'],
    'the example of a variable in a title': [
      '```bash\nopenstack',
      '```bash title="eu-de.sh"\nopenstack',
    ],
    'another value that the region sets': [
      '```bash\nopenstack',
      '```bash\nexport REGION=eu-nl\nopenstack',
    ],
  },
  right: {
    'a variable in inline code': prose('See `@@region@@`.'),
    'an example that must stay': [
      '```bash\nopenstack',
      '```bash fixed="the tool is in this region only"\n# eu-de\nopenstack',
    ],
    'a comparison with another value': ['@@region@@', '@@region@@ = eu-nl'],
  },
  findInPage: ({tree, frontMatter}, {variables}) => {
    const declared = 'variables' in frontMatter ? frontMatter.variables : [];
    const used = new Map<string, number>();
    for (const node of nodesOf(tree(), 'code', 'inlineCode')) {
      for (const [, name] of node.value.matchAll(variablePattern)) {
        if (name && !used.has(name)) used.set(name, lineOf(node));
      }
    }
    return [
      ...nodesOf(tree(), 'code').flatMap((node) => literalsIn(node, pick(variables, declared))),
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

/** Values of declared variables that a sample or its title contains as fixed text. */
function literalsIn(node: Code, declared: Variables): FoundInPage[] {
  const {fixed, regions, title = ''} = parseMeta(node.meta);
  if (fixed ?? regions) return [];
  const {pattern, ids} = examplesOf(declared);
  // A line that also contains the variable compares it. A comment states a fact.
  const others = Object.entries(declared).flatMap(([id, {sets = {}}]) =>
    Object.keys(sets).map((value) => ({
      id,
      value,
      literal: new RegExp(`^(?!\\s*#|.*@@${id}@@).*\\b${value}`),
    })),
  );
  return [title, ...node.value.split('\n')].flatMap((line, index) => {
    const other = others.find((one) => one.literal.test(line));
    const found = [
      ...Array.from(line.matchAll(pattern), ([value]) => ({id: ids.get(value), value})),
      ...(other ? [other] : []),
    ];
    return found.map(({id, value}) => ({
      line: lineOf(node) + index,
      message: `"${value}" is fixed text, so it does not follow the reader's value`,
      fix: `write @@${id}@@, or fixed="the reason" after the language`,
    }));
  });
}

function pick(variables: Variables, ids: readonly string[]): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([id]) => ids.includes(id)));
}
