import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkContent} from '../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../src/schemas/parse';
import {startDevServer, type DevServer} from '../devServer';
import {makeMistake, mistakes} from '../fixtures/mistakes';

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
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (round % 50 === 0 && existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8'));
  }
  expect(server.output().slice(begin)).toContain(text);
}

it.each(mistakes)('the dev server tells $name as npm run check does, and when it is mended', async (mistake) => {
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
});
