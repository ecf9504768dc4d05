import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type {Browser, Page} from '@playwright/test';

export interface DevTimes {
  /** Time from the command until the browser shows the guide's text, in s. */
  firstPage: number;
  /** Time from saving a change until the open page shows it, in s. */
  edit: number;
}

/** Timeout for each step of a dev server, in ms. */
const patience = 300_000;

async function openWhenReady(page: Page, url: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await page.goto(url);
      await page.locator('main h1').waitFor({timeout: 60_000});
      return;
    } catch (error) {
      if (server.exitCode !== null)
        throw new Error(`the dev server ended with status ${String(server.exitCode)}`, {
          cause: error,
        });
      if (performance.now() > end) throw error;
      await page.waitForTimeout(100);
    }
  }
}

/**
 * Starts a Docusaurus dev server, opens a guide and changes its text.
 *
 * @param folder the site; the file of the guide is restored at the end
 * @param file the guide's Markdown below the folder
 * @param address the guide's address
 */
export async function timeDev(
  browser: Browser,
  folder: string,
  file: string,
  address: string,
  port: number,
): Promise<DevTimes> {
  const source = path.join(folder, file);
  const before = await readFile(source, 'utf8');
  const started = performance.now();
  const server = spawn(
    'node_modules/.bin/docusaurus',
    ['start', '--no-open', '--port', String(port)],
    {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: {...process.env, NO_COLOR: '1', CI: 'true'},
    },
  );
  const stop = (): void => {
    if (server.pid && server.exitCode === null)
      process.kill(-server.pid, constants.signals.SIGTERM);
  };
  process.once('exit', stop);
  const page = await browser.newPage();
  try {
    await openWhenReady(page, `http://localhost:${String(port)}${address}`, server);
    const firstPage = (performance.now() - started) / 1000;
    // Wait for further steps after the first page, such as the connection for live reload.
    await page.waitForTimeout(5_000);
    const saved = performance.now();
    await writeFile(source, `${before}\nThe bench has changed this page.\n`);
    await page.getByText('The bench has changed this page.').waitFor({timeout: patience});
    return {firstPage, edit: (performance.now() - saved) / 1000};
  } finally {
    await writeFile(source, before);
    await page.close();
    process.removeListener('exit', stop);
    stop();
  }
}
