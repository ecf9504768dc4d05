import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {expectAccessibleIn} from './accessibility';
import {openPage} from './openPage';
import {startPlainHost, type PlainHost} from './plainHost';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const guide = 'docs/best-practices/storage/object-storage-service/serve-obs-content-through-nginx';
const title = 'Serve OBS content through an nginx reverse proxy';

/** Number of service workers and caches that the browser has for the site. */
const keptBy = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
  );

test.describe('pages that were saved from a separate host', () => {
  let root: string;
  let host: PlainHost;

  test.beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'saved-'));
    for (const name of ['assets', 'img', 'search', 'offline-worker.js', 'sitemap.xml', '404.html'])
      symlinkSync(path.join(outDir, name), path.join(root, name));
    for (const name of ['offline', 'docs/caf', guide])
      cpSync(path.join(outDir, `${name}.html`), path.join(root, `${name}.html`));
    host = await startPlainHost(root, baseUrl);
  });
  test.afterEach(() => {
    host.close();
    rmSync(root, {recursive: true});
  });

  async function saveGuide(page: Page): Promise<void> {
    await page.goto(`${host.url}${guide}`);
    expect(await keptBy(page)).toBe(0);
    await page.getByRole('link', {name: 'Save for offline'}).click();
    await page.getByRole('button', {name: /^Save \/.*nginx$/}).click();
    await expect(page.getByRole('status')).toHaveText('1 page saved.');
    await expect(page.getByText(/^1 page, \d\.\d MB, saved on \d{4}/)).toBeVisible();
  }

  test('can be read without the network', async ({page}) => {
    await saveGuide(page);
    await page.goto(`${host.url}${guide}`);
    await expect(page.getByText('You are offline.')).toBeHidden();

    host.close();
    await page.goto(`${host.url}${guide}`);
    await expect(page.getByText('You are offline. This copy was saved on')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const figure = page.locator('main figure img').first();
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`${host.url}docs/caf`);
    await expect(page.getByRole('heading', {name: 'This page is not saved'})).toBeVisible();
    await page.getByRole('link', {name: title}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });

  test('are replaced by the pages of a new release', async ({page}) => {
    await saveGuide(page);
    for (const name of [`${guide}.html`, 'docs/caf.html']) {
      const file = path.join(root, name);
      const html = readFileSync(file, 'utf8');
      const released = html.replace(/data-scripts="/, '$&assets/js/next.js ');
      writeFileSync(file, released.replace('</h1>', ' of the next release</h1>'));
    }
    await page.goto(`${host.url}docs/caf`);
    const copy = (): Promise<string> =>
      page.evaluate(
        async (address) => (await (await caches.match(address))?.text()) ?? '',
        baseUrl + guide,
      );
    await expect.poll(copy).toContain('of the next release');
  });

  test('are removed with all their data by "Remove everything"', async ({page}) => {
    await saveGuide(page);
    expect(await keptBy(page)).toBe(2);
    await page.getByRole('button', {name: 'Remove everything'}).click();
    await expect(page.getByRole('status')).toHaveText('Nothing is saved any more.');
    expect(await keptBy(page)).toBe(0);
  });

  test('are not lost if another page fails to load, and the status names it', async ({page}) => {
    await saveGuide(page);
    rmSync(path.join(root, 'docs/caf.html'));
    await page.getByRole('button', {name: 'Save Cloud adoption framework', exact: true}).click();
    await expect(page.getByRole('status')).toContainText('docs/caf answered 404');
    await expect(page.getByText(/^1 page, /)).toBeVisible();
  });
});

test('a section is one document with its own anchors', async ({page}) => {
  await openPage(page, 'print?section=%2Fdocs%2Fcaf');
  await expect(page.getByRole('status')).toContainText('pages. They are ready to print.');
  const entries = page.getByRole('navigation', {name: 'Contents'}).getByRole('link');
  const articles = page.locator('main > article');
  await expect(articles).toHaveCount(await entries.count());
  const ids = await articles.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  // Links between these pages stay within the document.
  const links = await articles
    .locator('a[href^="#page-"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  const targets = new Set([
    ...ids,
    ...(await articles.evaluateAll((all) => all.map(({id}) => id))),
  ]);
  expect(links.filter((link) => !targets.has(link.slice(1)))).toEqual([]);
});

test('a guide becomes a PDF with tags and bookmarks', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  const parameters = ['--dir', outDir, '--base', baseUrl, '--out', out, '--page', guide];
  const {status, stderr} = spawnSync('npx', ['tsx', 'scripts/pdf.mts', ...parameters]);
  expect(status, stderr.toString()).toBe(0);
  const pdf = readFileSync(path.join(out, `${guide}.pdf`), 'latin1');
  rmSync(out, {recursive: true});
  expect(pdf).toMatch(/^%PDF-/);
  for (const part of ['/StructTreeRoot', '/Marked true', '/Outlines', `/Title (${title})`])
    expect(pdf).toContain(part);
});

test('axe finds nothing on both pages', async ({page}) => {
  test.slow();
  await openPage(page, `offline?page=${baseUrl}${guide}`);
  await expectAccessibleIn(page);
  await openPage(page, 'print?section=%2Fdocs%2Fbest-practices%2Fapplication-services');
  await expect(page.getByRole('status')).toContainText('ready');
  await expectAccessibleIn(page);
});
