import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {constants} from 'node:os';
import process from 'node:process';

export interface Run {
  /** Wall-clock time and processor time of the command with all its processes, in s. */
  wall: number;
  cpu: number;
  /** Peak memory of all its processes together, in MB. */
  memory: number;
}

/** Resident memory of a process group, in bytes. It works on Linux only. */
function memoryOf(group: number): number {
  let bytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      // Fields 5 (process group) and 24 (resident pages) of proc_pid_stat(5). The array lacks the
      // first two fields.
      if (Number(fields[2]) === group) bytes += Number(fields[21]) * 4096;
    } catch {
      // The process has already ended.
    }
  }
  return bytes;
}

/**
 * Runs a command and measures it with all its processes.
 *
 * @throws Error with the end of its output if it fails
 */
export async function run(
  command: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<Run> {
  const started = performance.now();
  // The `times` command of the shell prints the processor time of its ended processes.
  const script = `"$@"; status=$?; times >&3; exit $status`;
  const child = spawn('bash', ['-c', script, 'bench', ...command], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: {...process.env, NO_COLOR: '1', CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', ...environment},
  });
  let output = '';
  let times = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  child.stdio[3]?.on('data', (data: Buffer) => (times += data.toString()));
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? -1));
  }, 200);
  const stop = (): void => {
    if (child.pid) process.kill(-child.pid, constants.signals.SIGTERM);
  };
  process.once('exit', stop);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.removeListener('exit', stop);
  clearInterval(watch);
  if (status !== 0)
    throw new Error(
      `${command.join(' ')} failed with status ${String(status)}:\n${output.slice(-2_000)}`,
    );
  const cpu = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
  return {wall: (performance.now() - started) / 1000, cpu, memory: memory / 1e6};
}
