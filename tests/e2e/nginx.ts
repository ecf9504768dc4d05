import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {nginxConfig} from '../../scripts/hosting/nginxConfig';
import {precompress} from '../../scripts/hosting/precompress';
import {siteNamed} from './sites';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) =>
  existsSync(file),
);

/** False if nginx is not installed. `node scripts/setup.mjs tools` installs it. */
export const hasNginx = program !== undefined;

/** Files that no test requests. They are not compressed, because the whole site takes a minute. */
const notRequested =
  /^(docs\/(best-practices|blueprints|caf|tags)|social|search|templates|whats-new)\//;

export interface RunningNginx {
  origin: string;
  /** The first release: a copy of the built site with compressed files. */
  built: string;
  /** Publishes a built site as a release with an ID. */
  release: (builtSite: string, id: string) => void;
  /** Stops nginx and removes its files. */
  stop: () => Promise<void>;
}

/** Starts nginx with the production configuration on the loopback interface, with the real site. */
export async function startNginx(): Promise<RunningNginx> {
  if (!program) throw new Error('nginx is not installed');
  const {baseUrl, outDir, port: sitePort} = siteNamed('site');
  const port = sitePort + 60;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const built = path.join(folder, 'built');
  cpSync(outDir, built, {
    recursive: true,
    filter: (file) =>
      statSync(file).isDirectory() || !notRequested.test(path.relative(outDir, file)),
  });
  await precompress(built);
  const root = path.join(folder, 'site');
  const run = path.join(folder, 'run');
  mkdirSync(run, {recursive: true});
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    nginxConfig({root, baseUrl, listen: `127.0.0.1:${port}`, run, accessLog: 'off'}),
  );

  const release = (site: string, id: string): void => {
    const {status, stderr} = spawnSync('deploy/nginx/release.sh', [site, root, id], {
      encoding: 'utf8',
      env: {...process.env, NGINX_PID_FILE: path.join(run, 'nginx.pid')},
    });
    if (status !== 0) throw new Error(`release.sh failed: ${stderr}`);
  };
  release(built, 'first');

  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const nginx = spawn(program, ['-e', 'stderr', '-c', configuration, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answers(nginx, `http://127.0.0.1:${port}/healthz`);
  return {
    origin: `http://127.0.0.1:${port}`,
    built,
    release,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
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
