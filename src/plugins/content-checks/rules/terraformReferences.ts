import type {Code} from 'mdast';
import {sample} from '../../../content/checks/examples';
import type {Found, Rule, SampleSource} from '../../../content/checks/rule';
import {parseMeta} from '../../../content/highlight/meta';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {groupBy} from '../../../lib/groupBy';
import {nearest} from '../../../lib/nearest';

/** Declarations at the beginning of a line, and how expressions refer to them. */
const declarations: readonly [pattern: RegExp, name: (match: RegExpExecArray) => string][] = [
  [/^\s*resource "([\w-]+)" "([\w-]+)"/gm, ([, type, name]) => `${type}.${name}`],
  [/^\s*data "([\w-]+)" "([\w-]+)"/gm, ([, type, name]) => `data.${type}.${name}`],
  [/^\s*variable "([\w-]+)"/gm, ([, name]) => `var.${name}`],
  [/^\s*module "([\w-]+)"/gm, ([, name]) => `module.${name}`],
  [/^\s*output "([\w-]+)"/gm, ([, name]) => `output ${name}`],
];
const locals = /^locals \{\n([\s\S]*?)^\}/gm;
const reference =
  /(?<![\w."/-])(?:(?:var|local|module)\.[a-zA-Z_][\w-]*|(?:data\.)?(?:opentelekomcloud|random|tls|local|null|time|aws|kubernetes|helm)_\w+\.[a-zA-Z_][\w-]*)/g;

/** Texts of a page that gives a folder its own provider block and its own state. */
const settings = /\brequired_providers\b|\b(?:state|backend) `?key\b|`key`/;

const outputOf = /\bterraform (?:-\S+ )*output (?:-\S+ )*([a-z]\w*)/g;
const targetOf = / -target[= ]'?(\w+\.[\w-]+)/g;

function declaredIn(text: string): string[] {
  const named = declarations.flatMap(([pattern, name]) => [...text.matchAll(pattern)].map(name));
  const values = [...text.matchAll(locals)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+)\s*=/gm)].map(([, name]) => `local.${name}`),
  );
  return [...named, ...values];
}

const isTerraform = ({lang, meta}: Code): boolean =>
  lang === 'hcl' && !/\.hcl$/.test(parseMeta(meta).title ?? '');

/**
 * Terraform samples refer only to names that the samples of the same page or template declare. A
 * page also says where its provider block and its state come from. Without the block, `terraform
 * init` selects another provider and stops. With the state of another folder, a plan destroys the
 * resources of that folder.
 */
export const terraformReferences: Rule = {
  name: 'terraform-references',
  finds:
    'a resource, variable, local value, module or output that no sample of the page declares, or a folder without a provider block and a state of its own',
  fix: 'declare it, or correct the name',
  wrong: {
    'a variable that is not declared': sample('output "demo" {\n  value = var.demo\n}', 'hcl'),
    'an output that is not declared': sample('terraform output -raw demo'),
    'a folder without a provider block': sample('terraform init'),
  },
  right: {
    'a local value': sample(
      'locals {\n  demo = "one"\n}\n\noutput "demo" {\n  value = local.demo\n}',
      'hcl',
    ),
  },
  findInPage: ({body, tree}) =>
    settings.test(body)
      ? []
      : nodesOf(tree(), 'code')
          .filter(({lang, value}) => lang === 'bash' && /^ *terraform init\b/m.test(value))
          .map((node) => ({
            line: lineOf(node),
            message: 'the page does not name the provider block and the state of this init',
            fix: 'link to run-terraform-with-remote-state.md, and say "with a new state `key`"',
          })),
  find: ({pages, templateFiles}) => [
    ...pages.flatMap((page) => check([page])),
    ...[
      ...groupBy(
        templateFiles.filter(({file}) => file.endsWith('.tf')),
        ({file}) => file.split('/').slice(0, 2).join('/'),
      ).values(),
    ].flatMap(check),
  ],
};

function check(sources: readonly SampleSource[]): Found[] {
  const nodes = sources.flatMap(({file, tree}) =>
    nodesOf(tree(), 'code').map((node) => ({file, node})),
  );
  const known = new Set(
    nodes.filter(({node}) => isTerraform(node)).flatMap(({node}) => declaredIn(node.value)),
  );
  return nodes.flatMap(({file, node}) => {
    const text = node.value.replace(/(^|\s)(?:#|\/\/).*$/gm, '$1');
    return referencesIn(node, text)
      .filter(({name}) => !known.has(name))
      .map(({name, index}) => {
        const guess = nearest(name, [...known]);
        return {
          file,
          line: lineOf(node) + text.slice(0, index).split('\n').length,
          message: `"${name}" is not declared in a sample of this page`,
          ...(guess && {fix: `write "${guess}", or declare it`}),
        };
      });
  });
}

/** The first reference to each name: in Terraform, and in commands that print or target it. */
function referencesIn(node: Code, text: string): {name: string; index: number}[] {
  const found = new Map<string, number>();
  const add = (name: string, index: number): void => {
    if (!found.has(name)) found.set(name, index);
  };
  if (isTerraform(node)) for (const {0: name, index} of text.matchAll(reference)) add(name, index);
  if (node.lang === 'bash') {
    for (const {1: name = '', index} of text.matchAll(outputOf)) add(`output ${name}`, index);
    for (const {1: name = '', index} of text.matchAll(targetOf)) add(name, index);
  }
  return [...found].map(([name, index]) => ({name, index}));
}
