import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {nginxConfig} from '../../scripts/hosting/nginxConfig';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

/** False where nginx is not installed; `node scripts/setup.mjs tools` installs it. */
export const hasNginx = program !== undefined;

export interface RunningNginx {
  origin: string;
  /** Folder that is served, in the layout of release.sh. */
  root: string;
  /** Publishes a built site under a name. */
  release: (builtSite: string, id: string) => void;
  stop: () => Promise<void>;
}

/** Starts nginx with production's configuration on a loopback port, with a first release of a built site. */
export async function startNginx(builtSite: string, baseUrl: string, port: number): Promise<RunningNginx> {
  if (!program) throw new Error('nginx is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = path.join(folder, 'site');
  const run = path.join(folder, 'run');
  mkdirSync(run, {recursive: true});
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfig({root, baseUrl, listen: `127.0.0.1:${port}`, run, accessLog: 'off'}));

  const release = (built: string, id: string): void => {
    const {status, stderr} = spawnSync('deploy/nginx/release.sh', [built, root, id], {
      encoding: 'utf8',
      env: {...process.env, NGINX_PID_FILE: path.join(run, 'nginx.pid')},
    });
    if (status !== 0) throw new Error(`release.sh failed: ${stderr}`);
  };
  release(builtSite, 'first');

  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const nginx = spawn(program, ['-e', 'stderr', '-c', configuration, '-g', `${user}daemon off;`], {stdio: ['ignore', 'ignore', 'pipe']});
  await answers(nginx, `http://127.0.0.1:${port}/healthz`);
  return {
    origin: `http://127.0.0.1:${port}`,
    root,
    release,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(nginx: ChildProcess, url: string): Promise<void> {
  let output = '';
  nginx.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) break;
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  nginx.kill('SIGKILL');
  throw new Error(`nginx does not answer at ${url}: ${output}`);
}
