import {copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, it} from 'vitest';
import {checkContent} from '../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../src/schemas/parse';
import {expectReported, startDevServer, type DevServer} from '../devServer';
import {mistakes} from '../fixtures/mistakes';
import {model, page} from '../fixtures/validContent';

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer('dev-server-mistakes', 4309);
}, 240_000);
afterAll(() => server.stop());

/** The line that `npm run check` prints for the only issue of the current site. */
async function report(): Promise<string[]> {
  const [issue, ...others] = await checkContent(server.siteDir);
  if (!issue || others.length > 0) throw new Error('not exactly one issue');
  return [`✖ ${formatIssue(issue)}`];
}

it.each(mistakes)('the dev server reports $name and its correction', (mistake) =>
  expectReported(server, mistake, report),
);

it('the dev server continues if files are added and removed while it reads them', async () => {
  const passing = [page, model]
    .map((file) => path.join(server.siteDir, file))
    .map((file) => [file, file.replace('plan.', 'passing.')] as const);
  for (let round = 0; round < 20; round += 1) {
    for (const [from, to] of passing) copyFileSync(from, to);
    // Pauses of different length make the removal hit each step of the reading.
    await new Promise((resolve) => setTimeout(resolve, 100 + 20 * round));
    for (const [, to] of passing) rmSync(to);
    await new Promise((resolve) => setTimeout(resolve, 100 + ((37 * round) % 200)));
  }
  for (const mistake of mistakes.slice(0, 1)) await expectReported(server, mistake, report);
});
