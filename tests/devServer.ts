import {spawn, type ChildProcess} from 'node:child_process';
import {rmSync} from 'node:fs';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';
import {createContentSite} from './contentSite';

export interface DevServer {
  /** Absolute path of the site that it serves, a copy of the content without a mistake. */
  siteDir: string;
  address: string;
  /** What it has printed, without colours. */
  output(): string;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** Ends it and removes the site. */
  stop(): void;
}

/** Starts the dev server as `npm start` does, on a small site of its own, and waits until it serves. */
export async function startDevServer(name: string, port: number): Promise<DevServer> {
  const siteDir = createContentSite(name);
  // A group of its own, so that the server ends with all that it started.
  const server: ChildProcess = spawn(
    'npx',
    ['--no-install', 'docusaurus', 'start', siteDir, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {detached: true, env: {...process.env, NODE_ENV: 'development'}},
  );
  let printed = '';
  const take = (chunk: Buffer): void => void (printed += stripVTControlCharacters(chunk.toString()));
  server.stdout?.on('data', take);
  server.stderr?.on('data', take);
  const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;
  const stop = (): void => {
    if (server.pid !== undefined && isRunning()) process.kill(-server.pid);
    rmSync(siteDir, {recursive: true, force: true});
  };

  const address = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 150; waited += 1) {
    if (!isRunning()) break;
    const isThere = await fetch(`${address}/docs/best-practices`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isThere && printed.includes('ompiled')) return {siteDir, address, output: () => printed, isRunning, stop};
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error(`the dev server did not start:\n${printed}`);
}
