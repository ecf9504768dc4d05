import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {createStaticServer} from '../../scripts/staticServer.mts';
import {searchButton, searchDialog} from './searchDialog';
import {sites} from './sites';

const {outDir, baseUrl} = sites.find(({name}) => name === 'site') ?? {outDir: '', baseUrl: '/'};

let server: Server;
let asked: string[];

test.beforeAll(() => {
  server = createStaticServer({root: outDir, baseUrl});
  server.prependListener('request', (request, response) => {
    asked.push((request.url ?? '').slice(baseUrl.length));
    const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => typeof response;
    response.writeHead = ((status: number, headers?: object) =>
      writeHead(status, {...headers, 'cache-control': 'no-store'})) as typeof response.writeHead;
  });
  server.listen(0);
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a host that forbids to keep anything sends manifest, index, code and texts once', async ({page}) => {
  asked = [];
  await page.goto(`http://localhost:${String((server.address() as AddressInfo).port)}${baseUrl}docs/caf`);
  await searchButton(page).hover();
  await page.waitForTimeout(500);
  await searchButton(page).click();
  const {field, options} = searchDialog(page);
  await field.fill('keycloak');
  await expect(options.first()).toContainText('Keycloak');
  await expect(options.locator('mark').nth(3)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const files = asked.filter((file) => /^(search|assets\/js)\//.test(file));
  for (const part of [/^search\/manifest\.json$/, /^search\/index\./, /^search\/text\./])
    expect(files.filter((file) => part.test(file)).length).toBeGreaterThan(0);
  expect(files.filter((file, position) => files.indexOf(file) !== position)).toEqual([]);
});
