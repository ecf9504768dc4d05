import {execFile, spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {CommandValidator} from '../commands';
import {filterFindings} from '../filterPrograms';
import {jqFindings} from '../jqPrograms';
import {resourceFindings} from '../kubectlResources';
import type {KubernetesValidator} from '../kubernetes';
import {valueFindings} from '../optionValues';
import {packageTool} from '../packageTool';
import {commandsOf} from '../shellWords';
import type {Finding, SampleChecker, Tool} from '../types';
import {loadParser} from './treeSitter';

const run = promisify(execFile);

/**
 * Checks syntax with `bash -n`, options, their values and subcommands of known programs, and
 * programs for awk, jq, grep and sed. If shellcheck is installed, it checks good practice. Ignores
 * SC1091, a missing sourced file, and SC2148, a missing shebang.
 */
export function bashChecker(
  commands: CommandValidator,
  kubernetes: Pick<KubernetesValidator, 'kinds' | 'fingerprint'>,
): SampleChecker {
  const bash = installed('bash', /version (\d[\d.]*)/);
  const shellcheck = installedShellcheck();
  return {
    languages: ['bash'],
    tools: [bash, shellcheck].filter((tool) => tool !== undefined),
    fingerprint: `11 ${commands.fingerprint} ${kubernetes.fingerprint} ${packageTool('jq-wasm').version}`,
    check: async (samples) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
      try {
        const names = samples.map((_, index) => `${index}.sh`);
        await Promise.all(
          samples.map(({text}, index) => writeFile(path.join(folder, `${index}.sh`), `${text}\n`)),
        );
        const findings: Finding[][] = samples.map(() => []);
        const add = (name: string, finding: Finding): void =>
          void findings[Number.parseInt(name, 10)]?.push(finding);
        await inBatches(names, (batch) => parseWithBash(folder, batch, add));
        const parsed = names.filter((_, index) => findings[index]?.length === 0);
        const parser = await loadParser('bash');
        for (const [index, {text}] of samples.entries()) {
          if (findings[index]?.length !== 0) continue;
          const words = commandsOf(text, parser);
          findings[index] = [
            ...commands.validate(words),
            ...resourceFindings(words, kubernetes.kinds),
            ...(await jqFindings(words)),
            ...filterFindings(words),
            ...valueFindings(words),
          ];
        }
        if (shellcheck) await inBatches(parsed, (batch) => lint(folder, batch, add));
        return findings;
      } finally {
        await rm(folder, {recursive: true});
      }
    },
    stands: ({code, message}, sample, siblings) => {
      // The blocks of a page share one shell session, so a block may use variables of an earlier
      // one.
      const name = /^(\w+) (?:appears unused|is referenced but not assigned)/.exec(message)?.[1];
      if (name === undefined || (code !== 'SC2034' && code !== 'SC2154')) return true;
      const others = siblings.filter((other) => other !== sample && other.language === 'bash');
      const pattern =
        code === 'SC2034'
          ? new RegExp(`\\$\\{?[#!]?${name}\\b`)
          : new RegExp(`(?:^|[\\s;&|(])${name}=|\\b(?:read|mapfile)\\b.*\\b${name}\\b`, 'm');
      return !others.some(({text}) => pattern.test(text));
    },
  };
}

/** Debian's shellcheck, or undefined if it is not installed. Scripts are then only parsed. */
export function installedShellcheck(): Tool | undefined {
  return installed('shellcheck', /version: (\d[\d.]*)/);
}

function installed(name: string, version: RegExp): Tool | undefined {
  const {stdout, error} = spawnSync(name, ['--version'], {encoding: 'utf8'});
  const found = error ? undefined : version.exec(stdout)?.[1];
  return found === undefined ? undefined : {name, version: found};
}

/** Distributes the files over the processor cores. */
async function inBatches(
  names: readonly string[],
  work: (batch: string[]) => Promise<void>,
): Promise<void> {
  const cores = availableParallelism();
  const batches = Array.from({length: cores}, (_, core) =>
    names.filter((_name, index) => index % cores === core),
  );
  await Promise.all(batches.filter((batch) => batch.length > 0).map(work));
}

type Add = (name: string, finding: Finding) => void;

async function parseWithBash(folder: string, names: readonly string[], add: Add): Promise<void> {
  // One shell checks the whole batch, file by file.
  const script = 'export LC_ALL=C; for file; do bash -n "$file" 2>&1; done; exit 0';
  const {stdout} = await run('bash', ['-c', script, 'bash', ...names], {cwd: folder});
  const seen = new Set<string>();
  for (const line of stdout.split('\n')) {
    const [, name, number, message] = /^(\d+\.sh): line (\d+): (.*)$/.exec(line) ?? [];
    if (name === undefined || message === undefined || seen.has(name)) continue;
    // Errors after the first one of a file are consequences of it.
    seen.add(name);
    add(name, {line: Number(number), message, code: 'bash -n'});
  }
}

interface Comment {
  file: string;
  line: number;
  code: number;
  message: string;
}

async function lint(folder: string, names: readonly string[], add: Add): Promise<void> {
  const args = ['--shell=bash', '--format=json', '--exclude=SC1091,SC2148', ...names];
  // With findings, shellcheck exits with status 1.
  const output = await run('shellcheck', args, {cwd: folder, maxBuffer: 64 * 2 ** 20}).then(
    ({stdout}) => stdout,
    (error: unknown) => {
      const {stdout} = error as {stdout?: string};
      if (!stdout) throw error;
      return stdout;
    },
  );
  for (const {file, line, code, message} of JSON.parse(output) as Comment[])
    add(file, {line, message, code: `SC${code}`});
}
