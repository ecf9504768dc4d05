import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {openPage, startApplication, whenIdle} from './openPage';

const list = 'docs/caf/ready';
const tables = 'docs/blueprints/by-use-case/sovereignty/sovereign-workload-checklist';
const bar = (page: Page): Locator => page.getByRole('group', {name: 'Progress of the checklist'});
const noted = (page: Page): Locator =>
  page.getByRole('listitem').filter({hasText: 'No address range'});
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
test.slow();
test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const width of [390, 1440])
  test(`items are ticked, marked and annotated by keyboard at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await openPage(page, list);
    await expect(bar(page)).toContainText('0 of 10 done');
    await page.getByRole('checkbox', {name: /^The default project holds/}).press('Space');
    await noted(page).locator('summary').press('Enter');
    await page.keyboard.press('Tab');
    await expect(noted(page).getByRole('textbox', {name: 'Note'})).toBeFocused();
    await page.keyboard.type('one-VPC-only');
    await noted(page).getByRole('checkbox', {name: 'Not applicable'}).press('Space');
    await expect(bar(page)).toContainText('1 of 9 done, 1 not applicable');
    await expectAccessible(page);

    await page.reload();
    await startApplication(page);
    await expect(page.getByRole('checkbox', {name: /^The default project/})).toBeChecked();
    await expect(noted(page)).toContainText('Note: one-VPC-only');
    await page.getByRole('button', {name: 'Copy as Markdown', exact: true}).press('Enter');
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await copied(page)).toMatch(
      /- \[x\] The default project[^]*not applicable \(one-VPC-only\)/,
    );
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('Note: one-VPC-only')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Reset'})).toBeHidden();
    await page.emulateMedia({media: null});

    await page.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(bar(page)).toContainText('0 of 10 done');
    expect(await page.evaluate(() => localStorage.getItem('checklists'))).toBeNull();
    await page.getByRole('button', {name: 'Undo reset'}).press('Enter');
    await expect(bar(page)).toContainText('1 of 9 done');
    expect(requests.filter((text) => text.includes('one-VPC-only'))).toEqual([]);
  });

test('table rows are items, and lists of pages and the home page show the progress', async ({
  page,
}) => {
  await openPage(page, tables);
  const table = page.getByRole('table').filter({hasText: 'Every place with a copy'});
  await table.getByRole('checkbox', {name: /^Every place with a copy/}).check();
  await expect(bar(page)).toContainText(/1 of \d+ done/);
  const started = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download CSV'}).click();
  const csv = await readFile(await (await started).path(), 'utf8');
  expect(csv).toContain('"A. Location and legal reach of data","Every place with a copy is listed');
  await expectAccessible(page);

  await openPage(page, 'docs?q=sovereign%20workloads');
  const row = page.getByRole('listitem').filter({hasText: 'Checklist for sovereign workloads'});
  await expect(row).toContainText(/1 of \d+ done/);
  await openPage(page, './');
  await expect(page.getByText(/1 of \d+ done in 1 list/)).toBeVisible();
  await page
    .getByRole('main')
    .or(page.locator('header'))
    .getByRole('link', {name: 'Your checklists'})
    .click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(page.getByRole('row').filter({hasText: 'Sovereignty'})).toContainText(
    /1 of \d+ done/,
  );
});

test('the assessment shows gaps with guides, and exports and imports its state', async ({page}) => {
  await openPage(page, 'assessment');
  const ready = page.getByRole('row').filter({hasText: /^Ready/});
  await expect(ready).toContainText(/0 of \d+ done/);
  await page.getByText(/^Checklist for sovereign workloads: 0 of \d+/).press('Enter');
  await expect(page.getByRole('link', {name: 'Choose an identity provider'}).first()).toBeVisible();
  const first = page.getByRole('checkbox', {name: /^Every place with a copy/});
  await first.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Gaps only'}).press('Enter');
  await expect(first).toHaveCount(0);

  const started = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export'}).click();
  const file = await (await started).path();
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(page.getByText(/^Checklist for sovereign workloads: 0 of \d+/)).toBeVisible();
  const chooser = page.getByLabel('Import', {exact: true});
  await chooser.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    'bad.json holds no checklists. Choose a file that this page exported.',
  );
  await chooser.setInputFiles({
    name: 'checklists.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(page.getByText(/^Checklist for sovereign workloads: 1 of \d+/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages have real checkboxes and a link to the assessment', async ({page}) => {
    await page.goto(list);
    await page.getByRole('checkbox', {name: /^The default project/}).check();
    await bar(page).getByRole('link', {name: 'Assessment: all checklists'}).click();
    await page.getByText(/^Checklist for sovereign workloads: 0 of \d+/).click();
    await expect(page.getByRole('checkbox', {name: /^Every place with a copy/})).toBeEnabled();
  });
});

test('a tick that was set before the application ran stays', async ({page}) => {
  await page.goto(list);
  // This click fires none of the events that start the application.
  await page.getByRole('checkbox', {name: /^The default project/}).evaluate((box: HTMLElement) => {
    box.click();
  });
  await startApplication(page);
  await expect(bar(page)).toContainText('1 of 10 done');
});

test('stored ticks show without interaction, and without stored ticks no script loads', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  const pages = [list, 'assessment', 'docs', './'];
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(loaded).toEqual([]);

  await page.goto(list);
  await page.getByRole('checkbox', {name: /^The default project/}).check();
  await startApplication(page);
  const done = '1 of 10 done';
  await expect(bar(page)).toContainText(done);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(done).first()).toBeVisible();
  }
  await page.goto(list);
  await expect(page.getByRole('checkbox', {name: /^The default project/})).toBeChecked();
});

test('a page without a checklist does not load the code of checklists and archives', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await openPage(
    page,
    'docs/best-practices/networking/virtual-private-network/connect-branches-through-a-vpn-hub',
  );
  await whenIdle(page);
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain('Copy page as Markdown');
  for (const text of ['Undo reset', 'invalid zip data']) expect(code).not.toContain(text);
});
