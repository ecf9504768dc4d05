import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import type {TerraformProblem} from './terraform';

/** Arguments of blocks of the language. */
const blockArguments: Readonly<Record<string, string>> = {
  lifecycle:
    'create_before_destroy ignore_changes postcondition precondition prevent_destroy replace_triggered_by',
  output: 'depends_on description ephemeral precondition sensitive value',
  variable: 'default description ephemeral nullable sensitive type validation',
};

/** The functions of Terraform 1.11, from `terraform metadata functions -json`. */
const functions = new Set(
  `abs abspath alltrue anytrue base64decode base64encode base64gzip base64sha256 base64sha512
  basename bcrypt can ceil chomp chunklist cidrhost cidrnetmask cidrsubnet cidrsubnets coalesce
  coalescelist compact concat contains csvdecode dirname distinct element endswith ephemeralasnull
  file filebase64 filebase64sha256 filebase64sha512 fileexists filemd5 fileset filesha1 filesha256
  filesha512 flatten floor format formatdate formatlist indent index issensitive join jsondecode
  jsonencode keys length log lookup lower matchkeys max md5 merge min nonsensitive one parseint
  pathexpand plantimestamp pow range regex regexall replace reverse rsadecrypt sensitive
  setintersection setproduct setsubtract setunion sha1 sha256 sha512 signum slice sort split
  startswith strcontains strrev substr sum templatefile templatestring textdecodebase64
  textencodebase64 timeadd timecmp timestamp title tobool tolist tomap tonumber toset tostring
  transpose trim trimprefix trimspace trimsuffix try upper urlencode uuid uuidv5 values yamldecode
  yamlencode zipmap`.split(/\s+/),
);
const types = new Set(
  'string number bool any null list set map object tuple optional true false'.split(' '),
);

/**
 * Finds mistakes of the language: duplicate blocks, `count` together with `for_each`, and wrong
 * functions, types and outputs.
 */
export function languageProblems(file: Record<string, unknown>): TerraformProblem[] {
  return [
    ...['resource', 'data'].flatMap((kind) =>
      entries(file[kind]).flatMap(([type, named]) =>
        entries(named).flatMap(([name, bodies]) =>
          blockProblems(`${kind} ${type} ${name}`, bodies),
        ),
      ),
    ),
    ...['variable', 'output', 'module'].flatMap((kind) =>
      entries(file[kind]).flatMap(([name, bodies]) => blockProblems(`${kind} ${name}`, bodies)),
    ),
    ...entries(file['variable']).flatMap(([name, bodies]) =>
      [bodies].flat().flatMap((body) => variableProblems(name, body)),
    ),
    ...functionProblems(file),
    ...attributeProblems(file),
    ...outputProblems(file),
  ];
}

/** Unknown arguments of a variable, an output, or the lifecycle of a resource. */
function argumentProblems(title: string, header: RegExp, body: unknown): TerraformProblem[] {
  const [kind = ''] = title.split(' ', 1);
  const isResource = kind === 'resource';
  const block = isResource ? 'lifecycle' : kind;
  const known = blockArguments[block]?.split(' ');
  if (!known || !isRecord(body)) return [];
  return [isResource ? body['lifecycle'] : body].flat().flatMap((inner) =>
    entries(inner)
      .filter(([argument]) => !known.includes(argument))
      .map(([argument]) => {
        const message = `${block} has no argument "${argument}"${didYouMean(argument, known)}`;
        return {header, argument, message};
      }),
  );
}

/** A proposal for a misspelt word, at the end of a message. */
export function didYouMean(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? `: did you mean "${guess}"?` : '';
}

/** Attributes of other providers that are secret. */
const secret =
  /\b(?:random_password\.[\w-]+(?:\[[^\]]*\])?\.(?:result|bcrypt_hash)|tls_private_key\.[\w-]+(?:\[[^\]]*\])?\.private_key_\w+)\b/;

/** Terraform refuses outputs that contain a secret but are not declared as sensitive. */
function outputProblems(file: Record<string, unknown>): TerraformProblem[] {
  const variables = entries(file['variable'])
    .filter(([, bodies]) => [bodies].flat().some((body) => isTrue(body, 'sensitive')))
    .map(([name]) => `var.${name}`);
  return entries(file['output']).flatMap(([name, bodies]) =>
    [bodies].flat().flatMap((body) => {
      const value = isRecord(body) ? JSON.stringify(body['value']) : '';
      const isSecret =
        secret.test(value) || variables.some((one) => new RegExp(`\\b${one}\\b`).test(value));
      if (!isSecret || isTrue(body, 'sensitive') || value.includes('nonsensitive(')) return [];
      const message = `output.${name} has a secret: add sensitive = true`;
      return [{header: headerOf(`output ${name}`), message}];
    }),
  );
}

function isTrue(body: unknown, key: string): boolean {
  return isRecord(body) && body[key] === true;
}

function blockProblems(title: string, bodies: unknown): TerraformProblem[] {
  const header = headerOf(title);
  const name = title.replace(/^resource /, '').replaceAll(' ', '.');
  const all = [bodies].flat();
  const repeats = all.some((body) => isRecord(body) && 'count' in body && 'for_each' in body);
  return [
    ...(all.length > 1 ? [{header, message: `${name} is declared twice`}] : []),
    ...all.flatMap((body) => argumentProblems(title, header, body)),
    ...(repeats
      ? [{header, message: `${name} has "count" and "for_each": write one of them`}]
      : []),
  ];
}

/** Matches the first line of a block with or without quotes. */
function headerOf(title: string): RegExp {
  return new RegExp(
    `^\\s*${title
      .split(' ')
      .map((word) => `"?${word}"?`)
      .join('\\s+')}(?![\\w-])`,
  );
}

function variableProblems(name: string, body: unknown): TerraformProblem[] {
  if (!isRecord(body)) return [];
  const given = body['type'];
  const type = (typeof given === 'string' ? given : 'any').replace(/^\$\{([^]*)\}$/, '$1');
  const header = headerOf(`variable ${name}`);
  // Names of attributes precede "=".
  const unknown = [...type.replace(/"[^"]*"/g, '').matchAll(/\b[a-z]\w*\b(?!\s*=)/g)]
    .map(([word]) => word)
    .filter((word) => !types.has(word));
  const defaultType = typeOf(body['default']);
  const [wanted = ''] = /^\w+/.exec(type) ?? [];
  const fits =
    unknown.length > 0 ||
    defaultType === undefined ||
    wanted === 'any' ||
    defaultType ===
      (/^(?:list|set|tuple)$/.test(wanted) ? 'list' : wanted.replace('map', 'object')) ||
    // Terraform converts these.
    (wanted === 'string' && /^(?:number|bool)$/.test(defaultType));
  return [
    ...unknown.map((word) => ({
      header,
      argument: 'type',
      message: `var.${name} has the type "${word}", which Terraform does not know`,
    })),
    ...(fits
      ? []
      : [{header, argument: 'default', message: `the default of var.${name} is no ${wanted}`}]),
  ];
}

/** The type of a literal, or undefined for null and for expressions. */
function typeOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'list';
  if (isRecord(value)) return 'object';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'string' && !value.includes('${') ? 'string' : undefined;
}

/** Calls of functions that Terraform does not have. */
function functionProblems(file: Record<string, unknown>): TerraformProblem[] {
  const names = new Set(
    expressionsIn(file).flatMap((expression) =>
      [...expression.replace(/"(?:[^"\\]|\\.)*"/g, '""').matchAll(/(?<![\w.:-])([a-z]\w*)\(/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  return [...names]
    .filter((name) => !functions.has(name) && !types.has(name))
    .map((name) => {
      const header = new RegExp(`(?<![\\w.])${name}\\(`);
      const message = `Terraform has no function "${name}"${didYouMean(name, [...functions])}`;
      return {header, message};
    });
}

/** Attributes that `each` and `count` do not have. */
function attributeProblems(file: Record<string, unknown>): TerraformProblem[] {
  const wrong = /\b(?:each\.(?!key\b|value\b)|count\.(?!index\b))\w+/g;
  // Names of other languages can follow a dollar sign or a slash.
  const expressions = [...JSON.stringify(file).matchAll(/\$\{[^{}]*\}/g)].map(([text]) => text);
  return [...new Set(expressions.flatMap((text) => text.match(wrong) ?? []))].map((name) => ({
    header: new RegExp(`\\b${name.replace('.', '\\.')}\\b`),
    message: `Terraform has no "${name}". Write each.key, each.value or count.index`,
  }));
}

/** The values that are expressions as a whole. */
function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\$\{[^]*\}$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  return entries(value).flatMap(([, inner]) => expressionsIn(inner));
}

function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
