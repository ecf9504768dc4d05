import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {isRecord} from '../../lib/isRecord';
import {parseYaml} from '../../schemas/parse';
import {terraformNeedsSchema, type Need} from '../../schemas/terraformNeeds';
import type {AcceptedValues, TerraformBlock, TerraformSchema} from '../../schemas/terraformSchema';
import {didYouMean, languageProblems} from './terraformLanguage';

export interface TerraformProblem {
  /** Matches the first line of the block. */
  header: RegExp;
  /** The invalid argument. Undefined if the block itself is invalid. */
  argument?: string;
  message: string;
}

export interface TerraformValidator {
  provider: string;
  version: string;
  fingerprint: string;
  /** Problems of a parsed file. Blocks of other providers are ignored. */
  validate(file: Record<string, unknown>): TerraformProblem[];
}

/** Arguments that Terraform adds to every resource and data source. */
const metaArguments =
  /^(count|for_each|provider|depends_on|lifecycle|provisioner|connection|dynamic)$/;

const schemaFile = new URL(
  '../../../data/schemas/terraform-opentelekomcloud.json',
  import.meta.url,
);
const valuesFile = new URL('../../../data/schemas/terraform-values.json', import.meta.url);
const needsFile = new URL('../../../data/terraform-needs.yml', import.meta.url);

/** A block: its name for messages, a pattern of its first line, and its path in the schema. */
interface Place {
  name: string;
  header: RegExp;
  path: string;
}

export async function readTerraformValidator(): Promise<TerraformValidator> {
  const [text, valuesText, needsText] = (await Promise.all(
    [schemaFile, valuesFile, needsFile].map((file) => readFile(file, 'utf8')),
  )) as [string, string, string];
  const schema = JSON.parse(text) as TerraformSchema;
  const rules = parseYaml({
    file: 'data/terraform-needs.yml',
    text: needsText,
    schema: terraformNeedsSchema,
    rule: 'terraform-needs',
  });
  const values = {...(JSON.parse(valuesText) as AcceptedValues), ...rules.values};
  const {provider, version} = schema;
  const name = provider.split('/')[1] ?? provider;

  // The provider is often configured by environment variables, so nothing is required here.
  const settings: TerraformBlock = {
    ...optional(schema.configuration),
    alias: 'string',
    version: 'string',
  };
  const ofProvider = {name: `provider ${name}`, header: /^\s*provider\s/, path: 'provider'};

  function ofKind(file: Record<string, unknown>, kind: 'resource' | 'data'): TerraformProblem[] {
    const known = kind === 'data' ? schema.data : schema.resources;
    return Object.entries(record(file[kind])).flatMap(([type, byName]) =>
      Object.entries(record(byName)).flatMap(([id, bodies]) => {
        const header = new RegExp(`^\\s*${kind}\\s+"?${type}"?\\s+"?${id}(?![\\w-])`);
        const block = known[type];
        const path = kind === 'data' ? `data.${type}` : type;
        const place = {name: `${type}.${id}`, header, path};
        if (block)
          return list(bodies).flatMap((body) => [
            ...checkBlock(body, block, place),
            ...checkValues(body, {place, values, file}),
            ...(kind === 'data' ? [] : checkNeeds(body, file, rules.needs[type] ?? [], place)),
            ...checkOrder(body, rules.ascending[type] ?? [], place),
            ...checkEmptyPassword(body, file, place),
          ]);
        if (!type.startsWith(`${name}_`)) return [];
        const what = kind === 'data' ? 'data source' : 'resource';
        const message = `provider ${version} has no ${what} "${type}"`;
        return [{header, message: message + didYouMean(type, Object.keys(known))}];
      }),
    );
  }
  return {
    provider,
    version,
    fingerprint: createHash('sha256')
      .update(text + valuesText + needsText)
      .digest('hex')
      .slice(0, 12),
    validate: (file) => [
      ...list(record(file['provider'])[name]).flatMap((body) =>
        checkBlock(body, settings, ofProvider),
      ),
      ...ofKind(file, 'resource'),
      ...ofKind(file, 'data'),
      ...checkAttributes(file, schema),
      ...languageProblems(file),
    ],
  };
}

/** An expression that reads an attribute of a resource or data source, in the JSON of a file. */
const attributeOf =
  /\b(data\.)?([a-z]\w*)\.([a-z][\w-]*)((?:\[(?:[^[\]]|\[[^[\]]*\])*\])?)\.(\w+)/g;

/** Expressions read attributes that the resource or data source has. */
function checkAttributes(
  file: Record<string, unknown>,
  {resources, data}: TerraformSchema,
): TerraformProblem[] {
  const found = [...JSON.stringify(file).matchAll(attributeOf)].flatMap(
    ([, isData, type = '', id = '', , attribute = '']): [string, TerraformProblem][] => {
      const block = (isData ? data : resources)[type];
      if (!block) return [];
      const names = Object.keys(optional(block));
      if (names.includes(attribute) || attribute === 'id') return [];
      const message = `${type}.${id} has no attribute "${attribute}"${didYouMean(attribute, names)}`;
      const header = new RegExp(`\\b${type}\\.${id}\\b.*\\.${attribute}\\b`);
      return [[message, {header, message}]];
    },
  );
  return [...new Map(found).values()];
}

function checkBlock(body: unknown, block: TerraformBlock, place: Place): TerraformProblem[] {
  const {name: at, header} = place;
  const given = record(body);
  const dynamic = record(given['dynamic']);
  const all = optional(block);
  const known = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
  // A nested block may have an argument with the name of a meta-argument, such as "count".
  const names = [
    ...Object.keys(given).filter(
      (key) => key !== '//' && (Object.hasOwn(known, key) || !metaArguments.test(key)),
    ),
    ...Object.keys(dynamic),
  ];
  const problems = names
    .filter((name) => !Object.hasOwn(known, name))
    .map((argument): TerraformProblem => {
      const guess = didYouMean(argument, Object.keys(known));
      const fault = Object.hasOwn(all, argument)
        ? `cannot set "${argument}", because it is read-only`
        : `has no argument "${argument}"${guess}`;
      return {header, argument, message: `${at} ${fault}`};
    });
  for (const key of Object.keys(block))
    if (key.endsWith('!') && !names.includes(key.slice(0, -1)))
      problems.push({header, message: `${at} needs the argument "${key.slice(0, -1)}"`});
  for (const [name, nested] of Object.entries(known)) {
    const misfit = Object.hasOwn(given, name) && misfitOf(given[name], nested);
    if (misfit) problems.push({header, argument: name, message: `${at} ${misfit} "${name}"`});
    if (typeof nested !== 'object') continue;
    for (const inner of [...list(given[name]).filter(isRecord), ...dynamicBodies(given, name)])
      problems.push(...checkBlock(inner, nested, {...place, name: `${at}.${name}`}));
  }
  return problems;
}

/**
 * What is wrong with the form of a value, or undefined. Terraform converts text to numbers and
 * booleans and the reverse. The values of expressions are not known.
 */
function misfitOf(value: unknown, type: TerraformBlock[string]): string | undefined {
  if (value === null || (typeof value === 'string' && value.includes('${'))) return undefined;
  const isBlock = Array.isArray(value) && value.length > 0 && value.every(isRecord);
  if (typeof type === 'object') return isBlock ? undefined : 'needs a block without "=" for';
  const form = Array.isArray(value) ? 'list' : isRecord(value) ? 'map' : 'text';
  if (type === 'list' || type === 'map')
    return form === type ? undefined : `needs a ${type} after "=" for`;
  if (form !== 'text') return `needs one ${type} for`;
  if (type === 'number' && Number.isNaN(Number(value))) return 'needs a number for';
  if (type === 'boolean' && !/^"?(?:true|false)"?$/.test(JSON.stringify(value)))
    return 'needs true or false for';
  return undefined;
}

/** Literals and defaults of variables that the API refuses, also in nested blocks. */
function checkValues(
  body: unknown,
  {place, ...rest}: {place: Place; values: AcceptedValues; file: Record<string, unknown>},
): TerraformProblem[] {
  return Object.entries(record(body)).flatMap(([argument, value]) => {
    const path = `${place.path}.${argument}`;
    const accepted = rest.values[path];
    if (accepted === undefined)
      return list(value).flatMap((inner) => checkValues(inner, {place: {...place, path}, ...rest}));
    return list(value)
      .flat()
      .flatMap((one) => {
        const [, name] = /^\$\{var\.(\w+)\}$/.exec(String(one)) ?? [];
        return name ? valuesAt(rest.file, `variable.${name}.default`) : [one];
      })
      .filter((one) => !accepts(accepted, one))
      .map((one) => ({
        header: place.header,
        argument,
        message: `${place.name} takes ${inWords(accepted)} for "${argument}", and not ${JSON.stringify(one)}`,
      }));
  });
}

/** True for expressions too, because their values are not known. */
function accepts(accepted: string, given: unknown): boolean {
  const [, least, most] = /^(-?\d+)\.\.(-?\d+)$/.exec(accepted) ?? [];
  if (least !== undefined)
    return typeof given !== 'number' || (given >= Number(least) && given <= Number(most));
  const value = typeof given === 'number' ? String(given) : given;
  if (typeof value !== 'string' || value.includes('${')) return true;
  if (accepted.startsWith('/')) return new RegExp(accepted.slice(1, -1)).test(value);
  const fold = (text: string): string => (accepted.startsWith('~') ? text.toLowerCase() : text);
  return accepted
    .replace('~', '')
    .split('|')
    .some((one) => fold(one) === fold(value));
}

function inWords(accepted: string): string {
  if (accepted.startsWith('/')) return `text that matches ${accepted}`;
  return accepted.replace('~', '').replace('..', ' to ').split('|').join(', ');
}

function checkNeeds(
  body: unknown,
  file: Record<string, unknown>,
  needs: readonly Need[],
  {name, header}: Place,
): TerraformProblem[] {
  return needs
    .filter(({argument, beside, where = /^/, unless, naming = /^/}) => {
      if (unless?.test(JSON.stringify(file))) return false;
      const used = beside === undefined ? [body] : valuesAt(body, beside);
      if (!used.some((value) => where.test(JSON.stringify(value)))) return false;
      return !valuesAt(body, argument).some((value) => naming.test(JSON.stringify(value)));
    })
    .map(({argument, beside, reason}) => {
      const use = beside ? ` beside "${beside}"` : '';
      return {header, message: `${name} needs the argument "${argument}"${use}: ${reason}`};
    });
}

function checkOrder(
  body: unknown,
  names: readonly string[],
  {name: place, header}: Place,
): TerraformProblem[] {
  const given = names.flatMap((argument) => {
    const value = record(body)[argument];
    return typeof value === 'number' ? [{argument, value}] : [];
  });
  return given.flatMap(({argument, value}, index) => {
    const before = given[index - 1];
    if (!before || before.value <= value) return [];
    const message = `${place} has ${before.value} for "${before.argument}", more than ${value} for "${argument}"`;
    return [{header, argument, message}];
  });
}

/** An empty password from a prompt would create a Redis instance without authentication. */
function checkEmptyPassword(
  body: unknown,
  file: Record<string, unknown>,
  {name: place, header}: Place,
): TerraformProblem[] {
  const [, name = ''] = /^\$\{var\.(\w+)\}$/.exec(String(record(body)['password'])) ?? [];
  const [variable] = valuesAt(file, `variable.${name}`);
  if (!place.includes('dcs_instance') || !variable || 'validation' in record(variable)) return [];
  const message = `${place} takes a password that may be empty: add a validation of var.${name}`;
  return [{header, message}];
}

/** The values at a path of nested blocks, including dynamic blocks. */
function valuesAt(body: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (bodies, key) =>
      bodies.flatMap((each) => {
        const given = record(each);
        return [...list(given[key]), ...dynamicBodies(given, key)];
      }),
    [body],
  );
}

/** The bodies of the dynamic blocks with a name. */
function dynamicBodies(body: Record<string, unknown>, name: string): unknown[] {
  return list(record(body['dynamic'])[name]).flatMap((each) => list(record(each)['content']));
}

/** The arguments of a block by their names, without the mark of required ones. */
function optional(block: TerraformBlock): TerraformBlock {
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [key.replace(/!$/, ''), value]),
  );
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function list(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}
