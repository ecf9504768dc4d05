import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Page} from '@playwright/test';
import {createStaticServer} from '../../scripts/staticServer.mts';
import {startApplication} from './openPage';
import {searchButton, searchDialog} from './searchDialog';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');

let server: Server;
/** Addresses below the base path, in the order of their requests. */
let asked: string[];

test.beforeEach(() => {
  asked = [];
  server = createStaticServer({root: outDir, baseUrl});
  server.prependListener('request', (request, response) => {
    asked.push((request.url ?? '').slice(baseUrl.length));
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers?: object,
    ) => typeof response;
    response.writeHead = ((status: number, headers?: object) =>
      writeHead(status, {...headers, 'cache-control': 'no-store'})) as typeof response.writeHead;
  });
  server.listen(0);
});
test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function openGuide(page: Page): Promise<void> {
  await page.goto(
    `http://localhost:${String((server.address() as AddressInfo).port)}${baseUrl}docs/caf`,
  );
  await startApplication(page);
}

test('index, code and texts are fetched once, even if the host forbids caching', async ({page}) => {
  await openGuide(page);
  await searchButton(page).hover();
  await expect.poll(() => asked.some((file) => /^search\/index\./.test(file))).toBe(true);
  await searchButton(page).click();
  const {field, options, dialog} = searchDialog(page);
  await field.fill('keycloak');
  await expect(options.first()).toContainText('Keycloak');
  await expect.poll(() => asked.some((file) => /^search\/text\./.test(file))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await searchButton(page).click();
  await field.fill('velero');
  await expect(options.first()).toContainText('Velero');
  await page.waitForLoadState('networkidle');

  const files = asked.filter((file) => file.startsWith('search/'));
  expect(files.filter((file) => /^search\/index\./.test(file))).toHaveLength(1);
  expect(files.filter((file, position) => files.indexOf(file) !== position)).toEqual([]);
});

test('a page of an earlier release finds the newest index by the manifest if its own is missing', async ({
  page,
}) => {
  await openGuide(page);
  const former = 'index.0123456789.json';
  await page.locator('meta[name="search-files"]').evaluate((meta, name) => {
    const names = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', names.replace(/index\.\w+\.json$/, name));
  }, former);
  await searchButton(page).click();
  const {field, options} = searchDialog(page);
  await field.fill('keycloak');
  await expect(options.first()).toContainText('Keycloak');
  // Wait for results from the titles.
  await expect
    .poll(() => asked.filter((file) => /^search\/(index|manifest)\./.test(file)))
    .toEqual([
      `search/${former}`,
      'search/manifest.json',
      expect.stringMatching(/^search\/index\.[0-9a-f]{10}\.json$/),
    ]);
});
