/*
 * Derives data/schemas/commands.json from the help texts of the programs on PATH:
 *   npx tsx scripts/update-command-schemas.mts [program ...]
 * Without names it runs all programs below. A program that is not installed keeps its entry.
 * Options that all commands of a group share are listed once, in the entry of the group.
 */
import {execFile} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {promisify} from 'node:util';
import type {CommandSchema, CommandSchemas} from '../src/schemas/commandSchema';

interface Program {
  version: readonly string[];
  /** Arguments that print the help of a command. They follow the names of the command. */
  help?: readonly string[];
  /** Arguments that print options for all commands. */
  shared?: readonly string[];
  /** Reads the commands from another source than help texts. */
  read?: (name: string) => Promise<CommandSchema>;
}

const goFlags = {version: ['version'], help: ['-help']};
const coreutils =
  'base64 cat cp cut date head install mkdir mktemp mv rm seq sha256sum sort stat tail tee tr uniq wc';
const programs: Record<string, Program> = {
  ...Object.fromEntries(
    `${coreutils} grep sed tar xargs`.split(' ').map((name) => [name, {version: ['--version']}]),
  ),
  'apt-get': {
    version: ['--version'],
    read: () => readNames('apt-get --help', /^ {2}([a-z-]+) - /gm),
  },
  argocd: {version: ['version', '--client', '--short']},
  aws: {version: ['--version'], read: readAws},
  curl: {version: ['--version'], help: ['--help', 'all']},
  docker: {version: ['--version']},
  find: {version: ['--version'], read: readFind},
  git: {version: ['--version'], read: () => readNames('git --list-cmds=main,others', /^(\S+)$/gm)},
  helm: {version: ['version', '--short']},
  kubectl: {version: ['version', '--client'], shared: ['options']},
  mc: {version: ['--version']},
  openssl: {version: ['version'], read: readOpenssl},
  openstack: {version: ['--version'], read: readOpenstack},
  pg_dump: {version: ['--version']},
  pg_restore: {version: ['--version']},
  psql: {version: ['--version']},
  rclone: {version: ['version'], shared: ['help', 'flags']},
  'redis-cli': {version: ['--version']},
  skopeo: {version: ['--version']},
  systemctl: {version: ['--version'], read: readSystemctl},
  terraform: goFlags,
  vault: goFlags,
  velero: {version: ['version', '--client-only']},
};

/** Commands that start another program. Words after the first argument belong to that program. */
const endsAtArgument = new Set([
  'redis-cli',
  'docker run',
  'docker exec',
  'docker container run',
  'docker container exec',
]);

/** Options that are missing in the help of a command. */
const unlisted: Record<string, string> = {'mc cp': '--md5', 'mc mirror': '--md5'};

/** Commands that also accept the options of other commands. Their help does not list these. */
const alsoTakes: Record<string, string[]> = {
  'terraform apply': ['plan'],
  'terraform destroy': ['apply', 'plan'],
  'terraform refresh': ['plan'],
};

/** Commands of plugins or of a later version. Their options are unknown. */
const plugins: Record<string, string[]> = {
  docker: ['buildx', 'compose', 'scout'],
  'aws configure': ['sso', 'sso-session'],
};

/** Topics of the OpenStack client for services that the platform does not have. */
const missingTopics = ['accelerator', 'bgp', 'bgpvpn', 'loadbalancer', 'share', 'tap'];

/** The schema has only these services of the AWS client. The samples use them for S3 and IPsec. */
const awsServices = ['configure', 's3', 's3api', 'sts'];

const run = promisify(execFile);

/** The whole output of a program. Many programs print help to the error output, or exit with 1. */
async function output(name: string, args: readonly string[]): Promise<string> {
  const printed = await run(name, args, {maxBuffer: 2 ** 26, timeout: 30_000}).catch(
    (error: unknown) => {
      const {stdout = '', stderr = '', code} = error as Partial<Record<string, string>>;
      if (code === 'ENOENT') throw error;
      return {stdout, stderr};
    },
  );
  return printed.stdout + printed.stderr;
}

const option =
  /^(--?[\w?][\w.-]*)(?:\[?=([^\s,]*)|(\[[A-Z]+\])| (<[^>]+>|'[^']*'|[A-Za-z][\w[\]="./|-]*)(?=\s{2}|,|$))?(?: \("\w+"\))?(?:, *|(?=\s|:|$))/;

/** The options at the start of the lines of a help text. */
function optionsIn(help: string): string[] {
  return help.split('\n').flatMap((line) => {
    const found: string[] = [];
    let rest = /^\s{0,10}(-.*)$/.exec(line)?.[1]?.replaceAll('[no-]', '') ?? '';
    let takesValue = false;
    for (let match = option.exec(rest); match; match = option.exec(rest)) {
      const [text, name = '', assigned, attached, word] = match;
      const value = assigned ?? attached ?? word;
      takesValue ||= value !== undefined && !/^(?:true|false)\b|^count$/.test(value);
      found.push(name);
      rest = rest.slice(text.length);
    }
    return found.map((name) => (takesValue ? `${name}=` : name));
  });
}

/** The names of the commands in a help text, with their aliases. */
function commandsIn(help: string): string[] {
  const names: string[] = [];
  let isList = false;
  for (const line of help.split('\n')) {
    if (/^\S/.test(line)) isList = /\b(?:sub)?commands?(?: \(.*\))?:\s*$/i.test(line);
    const [, first, others = ''] =
      (isList && /^ {2,4}([a-z][\w-]*)\*?((?:, [\w-]+)*)(?: {2,}\S|\s*$)/.exec(line)) || [];
    if (first !== undefined) names.push(first, ...others.split(', ').slice(1));
  }
  return names.filter((name) => name !== 'help' && name !== 'completion');
}

async function readHelp(
  name: string,
  {help = ['--help']}: Pick<Program, 'help'>,
  path: readonly string[] = [],
): Promise<CommandSchema & {aliases: string[]}> {
  const text = await output(name, [...path, ...help]);
  const commands: Record<string, CommandSchema> = {};
  for (const command of commandsIn(text)) {
    // If a plugin is missing, the program prints the help of the parent command.
    if (path.includes(command)) continue;
    const {aliases, ...schema} = await readHelp(name, {help}, [...path, command]);
    for (const alias of [command, ...aliases]) commands[alias] ??= schema;
  }
  const [, aliases = ''] = /^Aliases:\s+(.*)$/m.exec(text) ?? [];
  return {
    ...toSchema(optionsIn(text), commands, [name, ...path].join(' ')),
    aliases: aliases
      .split(',')
      .map((alias) => alias.trim())
      .filter((alias) => /^[a-z][\w-]*$/.test(alias)),
  };
}

function toSchema(
  options: readonly string[],
  commands: Record<string, CommandSchema>,
  title: string,
): CommandSchema {
  return {
    options: [...new Set(options)].sort().join(' '),
    ...(endsAtArgument.has(title) && {endsAtArgument: true as const}),
    ...(Object.keys(commands).length > 0 && {commands}),
  };
}

/** The names of commands only, whose options are not known. */
async function readNames(line: string, pattern: RegExp): Promise<CommandSchema> {
  const [name = '', ...args] = line.split(' ');
  const found = [...(await output(name, args)).matchAll(pattern)].map(([, one = '']) => one);
  if (found.length === 0) throw new Error(`${line} lists no command`);
  return {commands: Object.fromEntries(found.map((one) => [one, {}]))};
}

/** The help of find lists several tests and actions in a line. */
async function readFind(name: string): Promise<CommandSchema> {
  const words = (await output(name, ['--help'])).match(/(?<=[\s[])-[\w-]+/g);
  return {options: [...new Set(words)].join(' ')};
}

async function readSystemctl(name: string): Promise<CommandSchema> {
  const help = await output(name, ['--help', '--no-pager']);
  const names = [...help.matchAll(/^ {2}([a-z][\w-]+)(?= )/gm)].map(([, one = '']) => one);
  const commands = Object.fromEntries(names.map((one) => [one, {options: ''}]));
  return {options: optionsIn(help).join(' '), commands};
}

/** In a help text, "-*" stands for every digest or cipher. */
async function readOpenssl(name: string): Promise<CommandSchema> {
  const list = async (kind: string): Promise<string[]> =>
    (await output(name, ['list', `-${kind}commands`, '-1'])).trim().split(/\s+/);
  const algorithms = [...(await list('digest-')), ...(await list('cipher-'))];
  const entries = (await list('')).map(async (one): Promise<[string, CommandSchema]> => {
    const help = await output(name, [one, '-help']);
    const any = /^ -\*/m.test(help) ? algorithms.map((algorithm) => `-${algorithm}`) : [];
    return [one, {options: [...optionsIn(help), ...any].join(' ')}];
  });
  return {commands: Object.fromEntries(await Promise.all(entries))};
}

/** Reads the output that the client prints for shell completion: its commands and their options. */
async function readOpenstack(name: string): Promise<CommandSchema> {
  const texts = new Map(
    [...(await output(name, ['complete'])).matchAll(/^ {2}cmds(\w*)='(.*)'$/gm)].map(
      ([, path = '', words = '']) => [path, words.split(' ')],
    ),
  );
  const read = (path: string): CommandSchema => {
    const words = texts.get(path) ?? [];
    const names = words.filter((word) => !word.startsWith('-') && !missingTopics.includes(word));
    return toSchema(
      words.filter((word) => word.startsWith('-')),
      Object.fromEntries(names.map((word) => [word, read(`${path}_${word.replaceAll('-', '_')}`)])),
      '',
    );
  };
  const counts = new Map<string, number>();
  for (const word of [...texts.values()].flat())
    if (word.startsWith('-')) counts.set(word, (counts.get(word) ?? 0) + 1);
  // So many commands have the options of the formatters that these count as global options.
  const global = [...counts].filter(([, count]) => count > 100).map(([word]) => word);
  const listed = (await output(name, ['--help'])).matchAll(/[[|]\s*(--?[\w-]+)( <[\w-]+>)?/g);
  for (const [, word = '', value] of listed) global.push(`${word}${value ? '=' : ''}`);
  return {...read(''), options: [...new Set(global)].sort().join(' ')};
}

/** Reads the client's Python modules, because its help needs a pager for manuals. */
async function readAws(name: string): Promise<CommandSchema> {
  const script = `
import json, sys
from awscli.clidriver import create_clidriver
def options(help):
    return sorted('--' + name + ('' if arg.cli_type_name == 'boolean' else '=') for name, arg in help.arg_table.items())
def read(command):
    help = command.create_help_command()
    found = {'options': ' '.join(options(help))}
    children = {name: read(child) for name, child in help.command_table.items()}
    if children: found['commands'] = children
    return found
root = create_clidriver().create_help_command()
print(json.dumps({'options': ' '.join(options(root)), 'commands': {
    name: read(command) if name in sys.argv[1:] else {} for name, command in root.command_table.items()}}))`;
  // The first line of the client names the Python interpreter that has its modules.
  const {stdout} = await run('bash', ['-c', `head -1 "$(command -v ${name})"`]);
  const {stdout: json} = await run(
    stdout.replace('#!', '').trim(),
    ['-c', script, ...awsServices],
    {maxBuffer: 2 ** 26},
  );
  return JSON.parse(json) as CommandSchema;
}

/** Moves options that all commands of a group have to the group. */
function share(schema: CommandSchema): CommandSchema {
  if (!schema.commands) return schema;
  const commands = Object.entries(schema.commands).map(
    ([name, child]) => [name, share(child)] as const,
  );
  const known = commands.filter(([, {options}]) => options !== undefined);
  const [first, ...others] = known.map(([, {options = ''}]) => options.split(' '));
  const shared = (first ?? []).filter(
    (option) => option && others.every((list) => list.includes(option)),
  );
  const own = [...new Set([...(schema.options ?? '').split(' '), ...shared])].filter(Boolean);
  return {
    ...schema,
    ...(schema.options !== undefined && {options: own.sort().join(' ')}),
    commands: Object.fromEntries(commands.map(([name, child]) => [name, without(child, own)])),
  };
}

function without(schema: CommandSchema, inherited: readonly string[]): CommandSchema {
  if (schema.options === undefined) return schema;
  const options = schema.options.split(' ').filter((option) => !inherited.includes(option));
  const commands = Object.entries(schema.commands ?? {}).map(([name, child]) => [
    name,
    without(child, inherited),
  ]);
  return {
    ...schema,
    options: options.join(' '),
    ...(schema.commands && {commands: Object.fromEntries(commands) as CommandSchema['commands']}),
  };
}

const file = 'data/schemas/commands.json';
const schemas = JSON.parse(readFileSync(file, 'utf8')) as CommandSchemas;
const asked = process.argv.slice(2);
for (const [name, program] of Object.entries(programs)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    const [version = 'unknown'] =
      /\d{4}-\d\d-\d\d|\d+\.\d+[\d.]*/.exec(await output(name, program.version)) ?? [];
    const {
      commands,
      options,
      endsAtArgument: ends,
    } = await (program.read?.(name) ?? readHelp(name, program));
    const general = program.shared ? optionsIn(await output(name, program.shared)) : [];
    for (const [command, schema] of Object.entries(commands ?? {})) {
      const title = `${name} ${command}`;
      const others = (alsoTakes[title] ?? []).map((other) => commands?.[other]?.options);
      for (const plugin of plugins[title] ?? [])
        if (schema.commands) schema.commands[plugin] ??= {};
      if (schema.options !== undefined)
        schema.options = [schema.options, unlisted[title], ...others].filter(Boolean).join(' ');
    }
    for (const plugin of plugins[name] ?? []) if (commands) commands[plugin] ??= {};
    const schema = share({
      ...(ends && {endsAtArgument: ends}),
      ...(options !== undefined && {
        options: [...new Set([...options.split(' '), ...general])].join(' ').trim(),
      }),
      ...(commands && {commands}),
    });
    schemas[name] = {version, ...schema};
    console.log(`${name} ${version}: ${JSON.stringify(schema).length} bytes`);
  } catch (error) {
    console.warn(`${name} keeps its entry: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}
writeFileSync(
  file,
  `${JSON.stringify(Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))))}\n`,
);
