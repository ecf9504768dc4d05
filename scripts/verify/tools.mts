import {execFile, spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import process from 'node:process';

export interface Program {
  name: string;
  file: string;
  version: string;
}

interface Wanted {
  /** Names of equivalent programs. The preferred one is first. */
  names: readonly string[];
  version: readonly string[];
  /** How to get the program if it is missing. */
  get: string;
}

/** The programs that the stages use. */
export const wanted = {
  terraform: {
    names: ['tofu', 'terraform'],
    version: ['version'],
    get: 'install OpenTofu 1.8 or later from opentofu.org, or Terraform 1.7 or later',
  },
  helm: {names: ['helm'], version: ['version', '--short'], get: 'install Helm from helm.sh'},
  kubectl: {
    names: ['kubectl'],
    version: ['version', '--client'],
    get: 'install kubectl from kubernetes.io',
  },
  apiServer: {
    names: ['kube-apiserver'],
    version: ['--version'],
    get: 'download kube-apiserver from dl.k8s.io, one folder for each version to try',
  },
  etcd: {names: ['etcd'], version: ['--version'], get: "install Debian's package etcd-server"},
  promtool: {
    names: ['promtool'],
    version: ['--version'],
    get: "install Debian's package prometheus",
  },
  nginx: {names: ['nginx'], version: ['-v'], get: "install Debian's package nginx"},
  haproxy: {names: ['haproxy'], version: ['-v'], get: "install Debian's package haproxy"},
} as const satisfies Record<string, Wanted>;

export type ToolName = keyof typeof wanted;

/** The folders in `VERIFY_TOOLS`, separated by colons, with subfolders. Then those in `PATH`. */
function folders(): string[] {
  const own = (process.env['VERIFY_TOOLS'] ?? '').split(path.delimiter).filter(existsSync);
  const below = own.flatMap((folder) =>
    readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(folder, entry.name)),
  );
  return [...own, ...below, ...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
}

/** All installed versions of a program, in the order of the folders. */
export function findTools(tool: ToolName): Program[] {
  const {names, version} = wanted[tool];
  const found = new Map<string, Program>();
  for (const folder of folders())
    for (const name of names) {
      const file = path.join(folder, name);
      if (!existsSync(file)) continue;
      const {stdout, stderr} = spawnSync(file, version, {encoding: 'utf8'});
      const number = /\d+\.\d+(\.\d+)?/.exec(stdout + stderr)?.[0] ?? 'unknown';
      const key = `${name} ${number}`;
      if (!found.has(key)) found.set(key, {name, file, version: number});
    }
  return [...found.values()];
}

/** The preferred version of a program. */
export function findTool(tool: ToolName): Program | undefined {
  return findTools(tool)[0];
}

/** Runs a program and waits for its end. It never throws. */
export function run(
  file: string,
  args: readonly string[],
  {cwd, input, env}: {cwd?: string; input?: string; env?: NodeJS.ProcessEnv} = {},
): SpawnSyncReturns<string> {
  return spawnSync(file, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: 300_000,
    ...(cwd === undefined ? {} : {cwd}),
    ...(input === undefined ? {} : {input}),
    env: {...process.env, ...env},
  });
}

/** Runs a program asynchronously. It never throws. */
export function start(
  file: string,
  args: readonly string[],
  {cwd, env}: {cwd: string; env: NodeJS.ProcessEnv},
): Promise<{status: number; stdout: string; stderr: string}> {
  const options = {
    cwd,
    maxBuffer: 256 * 1024 * 1024,
    timeout: 300_000,
    env: {...process.env, ...env},
  };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve({status: error ? 1 : 0, stdout, stderr}),
    );
  });
}

/** Runs as many tasks at once as the machine has cores. The results have the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  await Promise.all(
    Array.from({length: availableParallelism()}, async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        results[next[0]] = await work(next[1]);
    }),
  );
  return results;
}
