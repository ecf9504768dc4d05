import {expect, test, type Locator, type Page} from '@playwright/test';

const gallery = 'sample-gallery';
const region = (page: Page): Locator => page.getByRole('textbox', {name: 'Region'});
const domain = (page: Page): Locator => page.getByRole('textbox', {name: 'DNS domain'});
const http = (page: Page): Locator => page.getByRole('group', {name: 'Sample in http'});
test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function openPanel(page: Page): Promise<void> {
  await page.goto(gallery);
  await page.getByText('Fill in your values').press('Enter');
}

test('a value reaches every sample, text in a line, and what is copied, but no server', async ({
  page,
}) => {
  const requests: string[] = [];
  await openPanel(page);
  page.on('request', (request) => requests.push(request.url()));
  await domain(page).pressSequentially('shop.example.org');
  const host = "host: 'shop.shop.example.org'";
  await expect(page.getByRole('group', {name: 'values.yaml'})).toContainText(host);
  await region(page).fill('eu-nl');
  await expect(page.locator('p code').filter({hasText: 'eu-nl'})).toBeVisible();
  const status = page.getByRole('status').filter({hasText: '2 of 4 filled in.'});
  await expect(status).toBeVisible();
  await page.getByRole('button', {name: 'Copy: values.yaml'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(host);
  expect(requests.filter((url) => /example\.org|eu-nl/.test(url))).toEqual([]);
});

test('values stay after a reload and reach other tabs, but not a field with an invalid text', async ({
  page,
  context,
}) => {
  await openPanel(page);
  await domain(page).fill('not a domain');
  await region(page).fill('eu-nl ');
  await expect(region(page)).toHaveValue('eu-nl ');

  const other = await context.newPage();
  await openPanel(other);
  await region(other).fill('eu-ch2');
  await domain(other).fill('shop.example.org');
  await expect(http(page)).toContainText('Host: vpc.eu-ch2.');
  await expect(region(page)).toHaveValue('eu-ch2');
  await expect(domain(page)).toHaveValue('not a domain');
  await region(page).blur();
  await expect(region(page)).toHaveValue('eu-ch2');
  await other.reload();
  await expect(http(other)).toContainText('Host: vpc.eu-ch2.otc.t-systems.com');
});

test('an invalid value is reported, and the samples keep the last valid one; a button resets', async ({
  page,
}) => {
  await openPanel(page);
  await region(page).fill('eu-nl');
  await region(page).fill('moon');
  await page.keyboard.press('Tab');
  await expect(region(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(region(page)).toHaveAccessibleDescription(
    /Enter a value such as eu-de\. .*eu-de, eu-nl or eu-ch2\./,
  );
  await expect(http(page)).toContainText('Host: vpc.eu-nl.');
  await region(page).fill('eu-ch2');
  await expect(region(page)).not.toHaveAttribute('aria-invalid');
  await domain(page).fill('not a domain');
  await page.getByRole('button', {name: 'Reset to examples'}).click();
  for (const field of [region(page), domain(page)]) await expect(field).toHaveValue('');
  await expect(http(page)).toContainText('Host: vpc.eu-de.');
  expect(await page.evaluate(() => localStorage.getItem('variables'))).toBeNull();
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
