import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {expectAccessible} from './accessibility';

const gallery = 'sample-gallery';
const region = (page: Page): Locator => page.getByRole('combobox', {name: 'Region', exact: true});
const domain = (page: Page): Locator => page.getByRole('textbox', {name: 'DNS domain'});
const http = (page: Page): Locator => page.getByRole('group', {name: 'Sample in http'});
test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function openPanel(page: Page): Promise<void> {
  await page.goto(gallery);
  await page.getByText('Fill in your values').press('Enter');
}

const texts = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, content]) => [name, strFromU8(content)]),
  );

async function download(page: Page, link: Locator): Promise<Record<string, string>> {
  const started = page.waitForEvent('download');
  await link.click();
  return texts(await readFile(await (await started).path()));
}

test('a value changes every sample, inline text and copied text, but is sent to no server', async ({
  page,
}) => {
  const requests: string[] = [];
  await openPanel(page);
  page.on('request', (request) => requests.push(request.url()));
  await domain(page).pressSequentially('shop.example.org');
  const host = "host: 'shop.shop.example.org'";
  await expect(page.getByRole('group', {name: 'values.yaml'})).toContainText(host);
  await region(page).selectOption('eu-nl');
  await expect(page.locator('p code').filter({hasText: 'eu-nl'})).toBeVisible();
  const status = page.getByRole('status').filter({hasText: '3 of 5 filled in.'});
  await expect(status).toBeVisible();
  await page.getByRole('button', {name: 'Copy: values.yaml'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(host);
  expect(requests.filter((url) => /example\.org|eu-nl/.test(url))).toEqual([]);
  const onPaper = page.getByText(
    /^The samples hold values that the reader filled in: .*DNS domain/,
  );
  await expect(onPaper).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(onPaper).toBeVisible();
});

test('values stay after a reload and reach other tabs, but do not replace invalid text', async ({
  page,
  context,
}) => {
  await openPanel(page);
  await domain(page).fill('not a domain');

  const other = await context.newPage();
  await openPanel(other);
  await region(other).selectOption('eu-ch2');
  await domain(other).fill('shop.example.org');
  await expect(http(page)).toContainText('Host: vpc.eu-ch2.');
  await expect(region(page)).toHaveValue('eu-ch2');
  await expect(domain(page)).toHaveValue('not a domain');
  await domain(page).blur();
  await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(domain(page)).toHaveAccessibleDescription(
    /Enter a DNS name in small letters such as example\.com\./,
  );
  await expect(page.getByRole('group', {name: 'values.yaml'})).toContainText('shop.example.org');
  // Stored values show without any use of the page.
  await other.reload();
  await expect(http(other)).toContainText('Host: vpc.eu-ch2.otc.t-systems.com');

  await page.getByRole('button', {name: 'Reset to examples'}).click();
  await expect(domain(page)).toHaveValue('');
  await expect(region(page)).toHaveValue('eu-de');
  await expect(http(page)).toContainText('Host: vpc.eu-de.');
  expect(await page.evaluate(() => localStorage.getItem('variables'))).toBeNull();
});

test('a sample shows a warning if it is wrong in the chosen region', async ({page}) => {
  const notes = page.getByRole('note').filter({hasText: 'Adapt it before'});
  await openPanel(page);
  await region(page).selectOption('eu-nl');
  await expect(page.getByRole('group', {name: 'zones.sh'})).toContainText('eu-nl-03');
  await expect(notes).toHaveText([
    'This sample is right in eu-de only. Adapt it before you use it in eu-nl.',
  ]);
  await region(page).selectOption('eu-ch2');
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText('right in eu-de and eu-nl only');
});

for (const width of [390, 1440])
  test(`a value can be edited in place, also with the keyboard, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(gallery);
    const sample = page.getByRole('group', {name: 'values.yaml'});
    const editor = page.getByRole('dialog', {name: 'Change a value'});
    // The press starts the application, which makes values buttons and repeats the press.
    await sample.getByText('example.com', {exact: true}).click();
    await expect(editor.getByRole('textbox', {name: 'DNS domain'})).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('shop.example.org');
    await expect(sample).toContainText('shop.shop.example.org');
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(sample).toContainText("host: 'shop.example.com'");

    const namespace = page.locator('[data-variable="namespace"]');
    await namespace.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('team-a');
    await page.keyboard.press('Enter');
    await expect(editor).toBeHidden();
    for (const shown of await namespace.all()) await expect(shown).toHaveText('team-a');
    await expect(namespace.first()).toBeFocused();
    const stops = page.locator('[data-variable="region"][tabindex="0"]');
    await expect(stops).toHaveCount(1);
    await expectAccessible(page);
  });

test('downloads and copies of pages and templates have the values', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'variables',
      '{"region":"eu-nl","prefix":"acme","endpoint_domain":"eu-nl.otc.t-systems.com"}',
    );
  });
  await page.goto('docs/best-practices/storage/object-storage-service/move-and-keep-data-in-obs');
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied as Markdown'})).toBeVisible();
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  expect(copy).toContain('obs.eu-nl.otc.t-systems.com');

  const name = 'move-and-keep-data-in-obs';
  const files = await download(page, page.getByRole('link', {name: /^Download \d+ files/}));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([`${name}/README.md`, `${name}/bucket.tf`, `${name}/replication.tf`]),
  );
  expect(files[`${name}/README.md`]).toContain('File: `bucket.tf`');
  expect(Object.values(files).join('')).not.toContain('@@');
  expect(Object.values(files).join('')).toContain('eu-nl.otc.t-systems.com');
  const served = await (await page.request.get(`${page.url()}.zip`)).body();
  expect(texts(served)[`${name}/bucket.tf`]).not.toContain('acme');
  // Figures have no variables, so they name no region.
  const other = 'docs/best-practices/computing/auto-scaling/scale-a-stateless-web-tier.zip';
  const figures = Object.entries(texts(await (await page.request.get(other)).body())).filter(
    ([file]) => file.includes('/figures/'),
  );
  expect(figures).toHaveLength(4);
  expect(figures.map(([, text]) => text).join('')).not.toContain('eu-de');

  await page.goto('templates/rds-postgresql-two-zones');
  await expect(page.locator('pre[aria-label="example.tfvars"]')).toContainText('"eu-nl"');
  const template = await download(page, page.getByRole('link', {name: /^Download .*\.zip/}));
  expect(template['rds-postgresql-two-zones/example.tfvars']).toMatch(/region\s+= "eu-nl"/);
  // The default changes with the chosen region. The list of allowed regions does not.
  expect(template['rds-postgresql-two-zones/variables.tf']).toMatch(/default\s+= "eu-nl"/);
  expect(template['rds-postgresql-two-zones/variables.tf']).toContain('["eu-de", "eu-nl"]');
  const inputs = page.getByRole('table', {name: 'Inputs in variables.tf'});
  await expect(inputs.getByRole('row').filter({hasText: 'Region of all'})).toContainText('"eu-nl"');
});

test('a step is copied as one script', async ({page}) => {
  await page.goto('docs/best-practices/containers/cloud-container-engine/autoscale-pods-and-nodes');
  const button = page.getByRole('button', {name: /^Copy all \d samples of this step/}).first();
  await button.press('Enter');
  await expect(page.getByRole('button', {name: 'Copied as one script'})).toBeVisible();
  const script = await page.evaluate(() => navigator.clipboard.readText());
  expect(script).toMatch(
    /^cat > '[\w./-]+' <<'END_OF_FILE'\n[^]+\nEND_OF_FILE\n\n[^]*terraform apply/,
  );
});

for (const [what, stored, shown] of [
  ['is not JSON', '{"region":"<img src=x onerror=alert(1)>","domain":5', 'vpc.eu-de.'],
  ['holds markup', '{"region":"<b>bold</b>"}', 'vpc.<b>bold</b>.otc'],
] as const) {
  test(`a stored value that ${what} does no harm`, async ({page}) => {
    await page.addInitScript((text) => localStorage.setItem('variables', text), stored);
    await page.goto(gallery);
    await expect(http(page)).toContainText(shown);
    await expect(http(page).locator('b, img')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the samples have the default values', async ({page}) => {
    await page.goto(gallery);
    await expect(http(page)).toContainText('Host: vpc.eu-de.');
    await page.getByText('Fill in your values').click();
    await expect(page.getByRole('definition').filter({hasText: 'example.com'})).toBeVisible();
  });
});
