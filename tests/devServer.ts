import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';
import {createContentSite} from './contentSite';
import {makeMistake, type Mistake} from './fixtures/validContent';

export interface DevServer {
  /** Absolute path of the site that it serves, a copy of the valid content. */
  siteDir: string;
  address: string;
  /** What it has printed, without colours. */
  output(): string;
  /** Whether the server is running. */
  isRunning(): boolean;
  /** Stops the server and removes the site. */
  stop(): void;
}

/** Starts the dev server as `npm start` does, on its own small site. It waits until it serves. */
export async function startDevServer(name: string, port: number): Promise<DevServer> {
  const siteDir = createContentSite(name);
  // Use a separate process group, so that the server stops with all its child processes.
  const server: ChildProcess = spawn(
    'npx',
    [
      '--no-install',
      'docusaurus',
      'start',
      siteDir,
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    {detached: true, env: {...process.env, NODE_ENV: 'development'}},
  );
  let printed = '';
  const take = (chunk: Buffer): void =>
    void (printed += stripVTControlCharacters(chunk.toString()));
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
    if (isThere && printed.includes('ompiled'))
      return {siteDir, address, output: () => printed, isRunning, stop};
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error(`the dev server did not start:\n${printed}`);
}

/**
 * Waits for a text in the output. It saves the file again from time to time, because the watcher
 * may miss one of two saves within milliseconds.
 *
 * @param begin length of the output before the file changed
 */
async function waitForOutput(
  server: DevServer,
  text: string,
  begin: number,
  file: string,
): Promise<void> {
  for (let round = 1; round <= 600; round += 1) {
    if (server.output().slice(begin).includes(text)) return;
    if (!server.isRunning()) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (round % 50 === 0 && existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8'));
  }
  throw new Error(`the dev server did not print "${text}":\n${server.output().slice(begin)}`);
}

/**
 * Makes a mistake, waits until the server reports it, and corrects it.
 *
 * @param report returns parts of the output that the mistake must cause
 * @throws if the server reports neither the mistake nor its correction
 */
export async function expectReported(
  server: DevServer,
  mistake: Mistake,
  report: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const file = path.join(server.siteDir, mistake.file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const begin = server.output().length;
  makeMistake(server.siteDir, mistake);
  try {
    for (const text of await report()) await waitForOutput(server, text, begin, file);
  } finally {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
  await waitForOutput(server, 'Content: no problem found.', server.output().length, file);
}
