import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {openPage, startApplication} from './openPage';

const loki = 'docs/blueprints/by-use-case/observability/loki-on-cce';
const vault = 'docs/blueprints/by-use-case/security/vault-on-cce';
const router = 'docs/blueprints/by-use-case/networking/hub-and-spoke-with-enterprise-router';
const own = (page: Page): Locator => page.getByRole('group', {name: 'Your size'});
const cells = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('row').filter({hasText: name}).first().getByRole('cell').allInnerTexts();
const texts = async (row: Locator): Promise<string[]> =>
  (await row.allInnerTexts()).map((text) => text.replaceAll('\u{A0}', ' ').trim());
test.slow();
test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function download(page: Page, scope: Page | Locator): Promise<string> {
  const started = page.waitForEvent('download');
  await scope.getByRole('button', {name: 'Download CSV'}).click();
  return readFile(await (await started).path(), 'utf8');
}

test('the served page and its Markdown copy have the table', async ({request}) => {
  const html = await (await request.get(loki)).text();
  expect(html).toMatch(/<table aria-label="?Sizes by logs a day/);
  expect(html.replaceAll('\u{A0}', ' ')).toMatch(
    />EVS volume per replica(<\/th>)?<td>20 GiB SSD(<\/td>)?<td>50 GiB SSD</,
  );
  expect(await (await request.get(`${loki}.md`)).text()).toMatch(
    /\| EVS volume per replica +\| 20 GiB SSD +\| 50 GiB SSD +\| 100 GiB SSD +\|/,
  );
});

for (const width of [390, 1440])
  test(`a number picks the size and shows its arithmetic at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, loki);
    await page.getByLabel('Your logs a day, uncompressed (GB)').fill('12');
    await expect(own(page).getByRole('status')).toHaveText(
      /12 GB is more than Small \(5 GB\), at most Medium \(30 GB\)\.Size: Medium/,
    );
    const table = page.getByRole('table', {name: 'Resources for your numbers'});
    const rowOf = (name: string): Locator =>
      table.getByRole('row').filter({hasText: name}).getByRole('cell');
    expect(await texts(rowOf('OBS after 30 days'))).toEqual(['45 GB', '12 × 30 ÷ 8 = 45']);
    expect(await texts(rowOf('EVS volume'))).toEqual([
      '29 GiB SSD',
      'between Small and Medium: 20 + (50 − 20) × (12 − 5) ÷ (30 − 5) = 28.4, rounded up to 29',
    ]);
    expect(await texts(rowOf('Loki replicas'))).toEqual(['3 × 2 vCPU, 6 GiB', 'as in the table']);
    await expectAccessible(page);
    const csv = await download(page, own(page));
    expect(csv).toContain(
      '"Deploy Grafana Loki on CCE with object storage","Large","EVS volume per replica","elastic-volume-service","100","100","GiB","SSD","","Loki replicas",""\r\n',
    );
    expect(csv).toMatch(
      /"Your numbers","OBS after 30 days.*"45","45","GB".*"12 × 30 ÷ 8 = 45"\r\n/,
    );

    await page.emulateMedia({media: 'print'});
    await expect(own(page)).toBeHidden();
    await expect(page.getByRole('rowheader', {name: 'EVS volume per replica'})).toBeVisible();
  });

test('the landscape sums blueprints with their numbers, and stores prices', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await openPage(page, loki);
  await page.getByLabel('Your logs a day, uncompressed (GB)').fill('12');
  await own(page).getByRole('button', {name: 'Add to my landscape'}).click();
  await expect(own(page).getByRole('button', {name: 'In my landscape'})).toBeVisible();
  await own(page).getByRole('link', {name: 'My landscape'}).click();
  await expect(page).toHaveURL(/\/landscape$/);
  await expect(page.getByText('logs a day, uncompressed: 12 GB')).toBeVisible();
  // If something is included, the page shows the sums first.
  await expect(page.getByLabel(/^Size of/).first()).toBeHidden();
  await page.getByText(/^All \d+ blueprints/).click();
  await page
    .getByLabel('Size of Run HashiCorp Vault on CCE with sealed storage')
    .selectOption('Medium');

  // Loki: 3 × 29 GiB. Vault: 3 × 25 GiB of SSD and 3 × 50 GiB without a type.
  const volumes = page.getByRole('table', {name: 'Elastic Volume Service'});
  const ssd = volumes.getByRole('row').filter({hasText: 'SSD'});
  await expect(ssd.getByRole('cell')).toHaveText(['162 GiB', '54', '54', '54', '', '', '']);
  await expect(volumes.getByRole('row').nth(2).getByRole('cell').first()).toHaveText('150 GiB');

  await ssd.getByRole('spinbutton').fill('0.1');
  await ssd.getByRole('spinbutton').blur();
  await expect(page.getByText('At your prices: 16.2')).toBeVisible();
  await page.reload();
  await startApplication(page);
  await expect(page.getByText('At your prices: 16.2')).toBeVisible();
  await expect(ssd.getByRole('spinbutton')).toHaveValue('0.1');
  await expectAccessible(page);

  await page.getByRole('button', {name: 'Copy list for a calculator'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Service\tFlavour\tQuantity\tUnit\nElastic Volume Service\tSSD\t162\tGiB\n' +
      'Elastic Volume Service\tcapacity\t150\tGiB\nObject Storage Service\tcapacity\t45\tGB\n',
  );
  expect(await download(page, page.getByRole('group', {name: 'Exports'}))).toContain(
    '"Elastic Volume Service","SSD","GiB","162","162","54","54","54","0","0.1","16.2"',
  );
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page.getByText('No blueprint is included yet.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('landscape'))).toBeNull();
  await page.getByRole('button', {name: 'Undo reset'}).click();
  await expect(ssd.getByRole('cell').first()).toHaveText('162 GiB');
  expect(requests.filter((text) => text.includes('16.2'))).toEqual([]);
});

test('a sum is compared with a published quota, and a missing quota is named', async ({page}) => {
  await openPage(page, 'landscape');
  await page.getByLabel('Size of Deploy Keycloak on CCE').selectOption('Small');
  await expect(
    page.getByText('Quota of load balancers: 50 for each account. Needed: 1.'),
  ).toBeVisible();
  await expect(page.getByText('no default quota for these')).not.toHaveCount(0);
  await page.getByLabel('Size of Connect AWS over redundant BGP tunnels').selectOption('Medium');
  const quota = page.getByText('Quota of enterprise routers: 1 for each account. Needed: 1');
  await expect(quota).not.toContainText('above');
  await page
    .getByLabel('Size of Build a hub and spoke network with inspection')
    .selectOption('Small');
  await expect(page.getByText('Needed: 2, which is above the quota')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tables are readable, and the landscape links to them', async ({page}) => {
    await page.goto(vault);
    expect(await cells(page, 'Audit disk each')).toEqual([
      '10\u{A0}GiB',
      '50\u{A0}GiB',
      '200\u{A0}GiB',
    ]);
    await expect(page.getByRole('button', {name: 'Add to my landscape'})).toBeHidden();
    await own(page).getByRole('link', {name: 'My landscape'}).click();
    await expect(page.getByText('Adding up needs JavaScript.')).toBeVisible();
    await page
      .getByRole('link', {name: /hub and spoke network/})
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(router));
  });
});
