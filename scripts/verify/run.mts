/* Runs the samples in `run.yml` with the real servers and programs of this machine. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parse as parseYaml, stringify} from 'yaml';
import {run} from './tools.mts';
import type {SampleGroup, StageResult, ToolUse, VerifySample} from './types.mts';

interface Entry {
  /** Path of the page or of the folder of the template. */
  file: string;
  program: keyof typeof programs;
  /** A part of the text of each sample, in order. */
  samples: string[];
  /** SQL that runs first. It creates what a reader already has. */
  before?: string;
  /** Name of the database. The default is `postgres`. */
  database?: string;
}

/** Undefined if the program is missing. Otherwise its name, and its error for each sample. */
type Runner = (
  folder: string,
  samples: readonly VerifySample[],
  entry: Entry,
) => {tool: ToolUse; refusals: (string | undefined)[]} | undefined;

const programs = {
  postgresql: runInPostgres,
  'postgresql.conf': startPostgres,
  nginx: (folder, samples) =>
    checkFiles(folder, samples, 'nginx -t', ['-v'], ({text}, file) => {
      const key = path.join(folder, 'tls.key');
      run('/usr/bin/openssl', [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=verify'],
        ...['-keyout', key, '-out', path.join(folder, 'tls.crt')],
      ]);
      // Replace certificates and names that only a reader has.
      const local = text
        .replace(/\/\S+\.key/g, key)
        .replace(/\/\S+\.crt/g, path.join(folder, 'tls.crt'))
        .replace(/(proxy_pass )[\w.-]+/g, '$1127.0.0.1');
      writeFileSync(file, local);
      return [
        '/usr/sbin/nginx',
        '-t',
        '-q',
        '-e',
        'stderr',
        '-c',
        file,
        '-g',
        `pid ${folder}/nginx.pid;`,
      ];
    }),
  promtool: (folder, samples) =>
    checkFiles(folder, samples, 'promtool check rules', ['--version'], ({text}, file) => {
      const {spec} = parseYaml(text) as {spec: unknown};
      writeFileSync(file, stringify(spec));
      return ['/usr/bin/promtool', 'check', 'rules', file];
    }),
  'systemd-analyze': (folder, samples) =>
    checkFiles(folder, samples, 'systemd-analyze verify', ['--version'], ({text}, file) => {
      // Replace programs that only a reader has.
      writeFileSync(`${file}.service`, text.replace(/^(Exec\w+=)\S+/gm, '$1/bin/true'));
      return [
        '/usr/bin/systemd-analyze',
        'verify',
        '--man=no',
        '--recursive-errors=no',
        `${file}.service`,
      ];
    }),
  // The kernel allows only root to check a ruleset.
  nft: (folder, samples) =>
    process.getuid?.() !== 0
      ? undefined
      : checkFiles(folder, samples, 'nft --check', ['--version'], ({text}, file) => {
          writeFileSync(file, text);
          return ['/usr/sbin/nft', '--check', '--file', file];
        }),
} satisfies Record<string, Runner>;

export function verifyRuns(
  groups: readonly SampleGroup[],
  only: (file: string) => boolean,
): StageResult {
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const entries = parseYaml(
    readFileSync(path.join(import.meta.dirname, 'run.yml'), 'utf8'),
  ) as Entry[];
  for (const entry of entries.filter(({file}) => only(file))) {
    const all = groups.find(({file}) => file === entry.file)?.samples ?? [];
    const samples = entry.samples.flatMap(
      (text) => all.find((each) => each.text.includes(text)) ?? [],
    );
    if (samples.length < entry.samples.length) {
      const message = 'a sample of run.yml is not on the page; correct its text there';
      result.failures.push({file: entry.file, line: 1, stage: 'run', message});
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-run-'));
    try {
      const answer = programs[entry.program](folder, samples, entry);
      if (!answer) result.skipped.push(`${entry.file}: ${entry.program} is missing`);
      else
        samples.forEach((sample, index) => {
          const message = answer.refusals[index];
          const {file, line} = sample;
          const stage = `${answer.tool.name} ${answer.tool.version}`;
          if (message !== undefined) result.failures.push({file, line, stage, message});
          else result.outcomes.push({sample, level: 'run', tools: [answer.tool]});
        });
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  }
  return result;
}

/** Runs a program on each sample as a file. */
function checkFiles(
  folder: string,
  samples: readonly VerifySample[],
  name: string,
  version: readonly string[],
  command: (sample: VerifySample, file: string) => string[],
): ReturnType<Runner> {
  const tool = ['/usr/bin', '/usr/sbin']
    .map((place) => path.join(place, name.split(' ')[0] ?? ''))
    .find(existsSync);
  if (tool === undefined) return undefined;
  const refusals = samples.map((sample, index) => {
    const [file = '', ...args] = command(sample, path.join(folder, String(index)));
    const {status, stdout, stderr} = run(file, args);
    return status === 0 ? undefined : shorten(stdout + stderr);
  });
  return {tool: {name, version: versionOf(tool, version)}, refusals};
}

interface Postgres {
  tool: ToolUse;
  /** Starts the server with further settings. @returns its error if it does not start */
  start: (settings: string) => string | undefined;
  stop: () => void;
  /** Runs SQL in a database. @returns the error of psql if it fails */
  sql: (database: string, text: string) => string | undefined;
}

/** A new cluster of the newest PostgreSQL in Debian's folders. Its socket is in the folder. */
function newPostgres(folder: string): Postgres | undefined {
  const base = '/usr/lib/postgresql';
  const newest = existsSync(base)
    ? readdirSync(base)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  if (newest === undefined || !existsSync(path.join(base, newest, 'bin/initdb'))) return undefined;
  const program = (name: string): string => path.join(base, newest, 'bin', name);
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  // The server refuses to run as root.
  const asUser = (...args: string[]): ReturnType<typeof run> => {
    const [file = '', ...rest] =
      process.getuid?.() === 0 ? ['/usr/sbin/runuser', '-u', 'postgres', '--', ...args] : args;
    return run(file, rest, {cwd: folder});
  };
  asUser(
    program('initdb'),
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--no-sync',
  );
  return {
    tool: {name: 'PostgreSQL', version: versionOf(program('postgres'), ['--version'])},
    start: (settings) => {
      asUser(
        '/bin/sh',
        '-c',
        'echo "$2" >> "$1"',
        'sh',
        path.join(data, 'postgresql.conf'),
        settings,
      );
      const log = path.join(folder, 'log');
      const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
      const {status} = asUser(
        program('pg_ctl'),
        '-D',
        data,
        '-l',
        log,
        '-o',
        options,
        '-w',
        'start',
      );
      return status === 0 ? undefined : shorten(readFileSync(log, 'utf8'));
    },
    stop: () => void asUser(program('pg_ctl'), '-D', data, '-m', 'immediate', 'stop'),
    sql: (database, text) => {
      const file = path.join(folder, 'sample.sql');
      writeFileSync(file, text);
      const {status, stderr} = asUser(
        ...[program('psql'), '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-U', 'postgres'],
        ...['-d', database, '-f', file],
      );
      return status === 0 ? undefined : shorten(stderr);
    },
  };
}

function runInPostgres(
  folder: string,
  samples: readonly VerifySample[],
  {before, database = 'postgres'}: Entry,
): ReturnType<Runner> {
  const postgres = newPostgres(folder);
  if (!postgres) return undefined;
  try {
    const problem =
      postgres.start('') ??
      (database === 'postgres'
        ? undefined
        : postgres.sql('postgres', `CREATE DATABASE ${database}`)) ??
      postgres.sql(database, before ?? '');
    const refusals = samples.map(({text}) => problem ?? postgres.sql(database, text));
    return {tool: postgres.tool, refusals};
  } finally {
    postgres.stop();
  }
}

function startPostgres(folder: string, samples: readonly VerifySample[]): ReturnType<Runner> {
  const postgres = newPostgres(folder);
  if (!postgres) return undefined;
  try {
    const refusals = samples.map(({text}) => postgres.start(text));
    return {tool: postgres.tool, refusals};
  } finally {
    postgres.stop();
  }
}

function versionOf(file: string, args: readonly string[]): string {
  const {stdout, stderr} = run(file, args);
  return /\d+(\.\d+)+|(?<=systemd )\d+/.exec(stdout + stderr)?.[0] ?? 'unknown';
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(-300);
}
