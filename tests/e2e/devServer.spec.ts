import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {expectReported, startDevServer, type DevServer} from '../devServer';
import {model, page} from '../fixtures/validContent';
import {firstPort} from './sites';

test.describe.configure({mode: 'serial', timeout: 300_000});
const slow = {timeout: 60_000};

let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startDevServer('dev-server', firstPort + 8);
});
test.afterAll(() => server.stop());

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(server.siteDir, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/**
 * Saves a file, and saves it again every few seconds while it waits. The watcher may miss one of
 * two saves within milliseconds.
 */
async function editUntil(
  file: string,
  change: (text: string) => string,
  shown: () => Promise<void>,
): Promise<void> {
  edit(file, change);
  const again = setInterval(() => edit(file, (text) => text), 5_000);
  try {
    await shown();
  } finally {
    clearInterval(again);
  }
}

/** Sets a mark, which a reload of the page removes. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'same page';
  });
}

test('the figure changes when its model is edited, without a page reload', async ({page}) => {
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

test('a wrong model causes one clear error with its line, and the page recovers after a correction', async ({
  page,
  context,
}) => {
  await page.goto(`${server.address}/docs/best-practices/networking/plan`);
  await expect(page.locator('figure').first()).toContainText('Entrance', slow);
  await markPage(page);
  const begin = server.output().length;
  const wanted = `${model}:9 architecture-models: the end of an edge "bac" is not defined. Fix: write "back", or define it.`;
  const overlay = page.frameLocator(
    '#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay',
  );
  await editUntil(
    model,
    (text) => text.replace('to: back', 'to: bac'),
    () => expect(overlay.locator('body')).toContainText(wanted, slow),
  );
  const shown = await overlay.locator('body').innerText();
  expect(shown.split(wanted)).toHaveLength(2);
  expect(shown).not.toMatch(/\bat .*\(.*:\d+:\d+\)/);
  await expect.poll(() => server.output().slice(begin), slow).toContain(`✖ ${wanted}`);

  // The open page still shows its last figure. A page that is opened now shows the error instead.
  await expect(page.locator('figure').first()).toContainText('Entrance');
  const other = await context.newPage();
  await other.goto(`${server.address}/docs/best-practices/networking/plan`);
  await expect(other.locator('article').getByRole('alert')).toHaveText(wanted, slow);

  await editUntil(
    model,
    (text) =>
      text
        .replace('to: bac}', 'to: back}')
        .replace('to: bac,', 'to: back,')
        .replace('label: Entrance', 'label: Gate'),
    () => expect(page.locator('figure').first()).toContainText('Gate', slow),
  );
  await expect(
    page.locator('#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay'),
  ).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
  await expect(other.locator('figure').first()).toContainText('Gate', slow);
});

// One mistake of each kind: front matter, text, link, sample, model and data file. A unit test
// checks the message of every mistake, and tests/extended tests all of them on the dev server.
const mistakes = [
  {file: page, from: 'level: beginner', to: 'level: beginner\nauthor: me', rule: 'front-matter'},
  {file: page, from: 'openstack --os', to: '$ openstack --os', rule: 'prompt-signs'},
  {file: page, from: '../index.md', to: '../indx.md', rule: 'internal-links'},
  {file: page, from: '```bash', to: '```groovy', rule: 'samples'},
  {file: model, from: 'to: back', to: 'to: bac', rule: 'architecture-models'},
  {file: 'data/tag-groups.yml', from: '  - vpc', to: '  - vpc\n  - vpc', rule: 'tag-group-entries'},
];
for (const {rule, ...mistake} of mistakes) {
  test(`the server reports a mistake of ${rule} and its correction`, () =>
    expectReported(server, {name: rule, ...mistake}, () => [`✖ ${mistake.file}`, ` ${rule}: `]));
}

test('the search index follows the content, and the server does not wait for it', async ({
  request,
}) => {
  const titles = async (): Promise<string[]> => {
    // If a file is missing, the server sends a page.
    const get = async (name: string): Promise<string> =>
      (await request.get(`${server.address}/search/${name}`)).text();
    try {
      const {index} = JSON.parse(await get('manifest.json')) as {index: string};
      return (JSON.parse(await get(index)) as {pages: {title: string}[]}).pages.map(
        ({title}) => title,
      );
    } catch {
      return [];
    }
  };
  await expect.poll(titles, slow).toContain('Plan a network');
  edit('docs/best-practices/networking/plan.md', (text) =>
    text.replace('title: Plan a network', 'title: Plan a wide network'),
  );
  await expect.poll(titles, slow).toContain('Plan a wide network');
});
