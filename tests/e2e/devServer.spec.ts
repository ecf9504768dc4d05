import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {startDevServer, type DevServer} from '../devServer';
import {model} from '../fixtures/mistakes';
import {firstPort} from './sites';

test.describe.configure({mode: 'serial', timeout: 300_000});
const slow = {timeout: 60_000};

let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startDevServer('dev-server', firstPort + 8);
});
test.afterAll(() => {
  server.stop();
});

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(server.siteDir, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** Saves a file, and again every few seconds while it waits, as a writer does: the watcher may miss a save that follows another within milliseconds. */
async function editUntil(file: string, change: (text: string) => string, shown: () => Promise<void>): Promise<void> {
  edit(file, change);
  const again = setInterval(() => {
    edit(file, (text) => text);
  }, 5_000);
  try {
    await shown();
  } finally {
    clearInterval(again);
  }
}

/** A mark that only a page that was not loaded again still has. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'same page';
  });
}

test('a page is compiled when it is opened', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lazy-compilation')) asked.push(request.postData() ?? '');
  });
  await page.goto(`${server.address}/docs/best-practices/networking/plan`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Plan a network', slow);
  expect(asked.join()).not.toContain('networking/index.md');
  await markPage(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Networking', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Networking', slow);
  expect(asked.join()).toContain('networking/index.md');
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
});

test('the figure changes while its model is edited, without loading the page again', async ({page}) => {
  await page.goto(`${server.address}/docs/best-practices/networking/plan`);
  const figure = page
    .locator('figure')
    .filter({has: page.getByRole('img')})
    .first();
  await expect(figure).toContainText('Front', slow);
  const before = await figure.getByRole('img').first().getAttribute('src');
  await markPage(page);
  await editUntil(
    model,
    (text) => text.replace('label: Front', 'label: Entrance'),
    () => expect(figure).toContainText('Entrance', slow),
  );
  expect(await figure.getByRole('img').first().getAttribute('src')).not.toBe(before);
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
});

test('a wrong model is one clear error with its line, and the page recovers when it is mended', async ({page, context}) => {
  await page.goto(`${server.address}/docs/best-practices/networking/plan`);
  await expect(page.locator('figure').first()).toContainText('Entrance', slow);
  await markPage(page);
  const begin = server.output().length;
  const wanted = `${model}:9 architecture-models: the end of an edge "bac" is not defined. Fix: write "back", or define it.`;
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay');
  await editUntil(
    model,
    (text) => text.replace('to: back', 'to: bac'),
    () => expect(overlay.locator('body')).toContainText(wanted, slow),
  );
  const shown = await overlay.locator('body').innerText();
  expect(shown.split(wanted)).toHaveLength(2);
  expect(shown).not.toMatch(/\bat .*\(.*:\d+:\d+\)/);
  await expect.poll(() => server.output().slice(begin), slow).toContain(`✖ ${wanted}`);

  // The page that is open keeps its last figure; one that is opened now says what is wrong in its place.
  await expect(page.locator('figure').first()).toContainText('Entrance');
  const other = await context.newPage();
  await other.goto(`${server.address}/docs/best-practices/networking/plan`);
  await expect(other.locator('article').getByRole('alert')).toHaveText(wanted, slow);

  await editUntil(
    model,
    (text) => text.replace('to: bac}', 'to: back}').replace('to: bac,', 'to: back,').replace('label: Entrance', 'label: Gate'),
    () => expect(page.locator('figure').first()).toContainText('Gate', slow),
  );
  await expect(page.locator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
  await expect(other.locator('figure').first()).toContainText('Gate', slow);
});
