import {copyFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkContent} from '../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../src/schemas/parse';
import {startDevServer, type DevServer} from '../devServer';
import {makeMistake, mistakes, type Mistake} from '../fixtures/mistakes';

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer('dev-server-mistakes', Number(process.env['E2E_PORT'] ?? 4300) + 9);
}, 240_000);
afterAll(() => {
  server.stop();
});

/**
 * Waits for a text, and saves the file again now and then as a writer does: the watcher may miss a save that follows another within milliseconds.
 *
 * @param begin length of the output before the file changed
 */
async function untilPrinted(text: string, begin: number, file: string): Promise<void> {
  for (let round = 1; round <= 600; round += 1) {
    if (server.output().slice(begin).includes(text)) return;
    if (!server.isRunning()) throw new Error(`the dev server has ended:\n${server.output().slice(-2000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (round % 50 === 0 && existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8'));
  }
  expect(server.output().slice(begin)).toContain(text);
}

/** Makes a mistake and mends it: the server tells both, in the words of `npm run check`. */
async function expectTold(mistake: Mistake): Promise<void> {
  const file = path.join(server.siteDir, mistake.file);
  const before = mistake.from === undefined ? undefined : readFileSync(file, 'utf8');
  const begin = server.output().length;
  makeMistake(server.siteDir, mistake);
  try {
    const issues = await checkContent(server.siteDir);
    expect(issues).toHaveLength(1);
    const [told = ''] = issues.map(formatIssue);
    await untilPrinted(`✖ ${told}`, begin, file);
  } finally {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
  const mended = server.output().length;
  await untilPrinted('Content: no problem found.', mended, file);
}

it.each(mistakes)('the dev server tells $name as npm run check does, and when it is mended', expectTold);

it.each(mistakes.slice(0, 1))('goes on when files come and go while it reads them, and then tells $name', async (mistake) => {
  const page = path.join(server.siteDir, 'docs/best-practices/networking/plan.md');
  const passing = [page, page.replace('.md', '.architecture.yml')].map((file) => [file, file.replace('plan.', 'passing.')] as const);
  for (let round = 0; round < 20; round += 1) {
    for (const [from, to] of passing) copyFileSync(from, to);
    // The pauses differ, so that the removal meets each step of the reading in turn.
    await new Promise((resolve) => setTimeout(resolve, 100 + 20 * round));
    for (const [, to] of passing) rmSync(to);
    await new Promise((resolve) => setTimeout(resolve, 100 + ((37 * round) % 200)));
  }
  await expectTold(mistake);
});

it('has the search index of what is written, without waiting for it', async () => {
  const page = path.join(server.siteDir, 'docs/best-practices/networking/plan.md');
  const titles = async (): Promise<string[]> => {
    // A file that is not there is answered with a page.
    const get = async (name: string): Promise<string> => (await fetch(`${server.address}/search/${name}`)).text();
    try {
      const {index} = JSON.parse(await get('manifest.json')) as {index: string};
      return (JSON.parse(await get(index)) as {pages: {title: string}[]}).pages.map(({title}) => title);
    } catch {
      return [];
    }
  };
  const before = readFileSync(page, 'utf8');
  await expect.poll(titles, {timeout: 60_000}).toContain('Plan a network');
  writeFileSync(page, before.replace('title: Plan a network', 'title: Plan a wide network'));
  await expect.poll(titles, {timeout: 60_000}).toContain('Plan a wide network');
  writeFileSync(page, before);
});
