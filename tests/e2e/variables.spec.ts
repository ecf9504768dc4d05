import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './accessibility';

const gallery = 'sample-gallery';
test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function openPanel(page: Page): Promise<void> {
  await page.getByText('Your values in the samples').focus();
  await page.keyboard.press('Enter');
}

test('a value that is filled in by keyboard stands in every sample, in lines and in what is copied', async ({page}) => {
  const requests: string[] = [];
  await page.goto(gallery);
  await openPanel(page);
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('textbox', {name: 'DNS domain'}).focus();
  await page.keyboard.type('shop.example.org');
  await expect(page.getByRole('group', {name: 'values.yaml'})).toContainText("host: 'shop.shop.example.org'");
  await page.getByRole('textbox', {name: 'Region'}).fill('eu-nl');
  await expect(page.locator('p code').filter({hasText: 'eu-nl'})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: '2 of 4 values are yours.'})).toBeVisible();
  await page.getByRole('button', {name: 'Copy: values.yaml'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("host: 'shop.shop.example.org'");
  expect(requests.filter((url) => url.includes('example.org') || url.includes('eu-nl'))).toEqual([]);
});

test('values stay after a reload and reach other tabs', async ({page, context}) => {
  await page.goto(gallery);
  const other = await context.newPage();
  await other.goto(gallery);
  await openPanel(page);
  await page.getByRole('textbox', {name: 'Region'}).fill('eu-ch2');
  await expect(other.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-ch2.otc.t-systems.com');
  await other.reload();
  await expect(other.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-ch2.otc.t-systems.com');
});

test('a field that is being filled in follows another tab, as the samples do; what does not fit stays', async ({page, context}) => {
  await page.goto(gallery);
  await openPanel(page);
  const region = page.getByRole('textbox', {name: 'Region'});
  const domain = page.getByRole('textbox', {name: 'DNS domain'});
  await domain.fill('not a domain');
  await region.fill('eu-nl ');
  await expect(region).toBeFocused();
  await expect(region).toHaveValue('eu-nl ');

  const other = await context.newPage();
  await other.goto(gallery);
  await openPanel(other);
  await other.getByRole('textbox', {name: 'Region'}).fill('eu-ch2');
  await other.getByRole('textbox', {name: 'DNS domain'}).fill('shop.example.org');
  await expect(page.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-ch2.');
  await expect(region).toHaveValue('eu-ch2');
  await expect(domain).toHaveValue('not a domain');
  await region.blur();
  await expect(region).toHaveValue('eu-ch2');
});

test('a value that does not fit is told, and the samples keep the last one', async ({page}) => {
  await page.goto(gallery);
  await openPanel(page);
  const region = page.getByRole('textbox', {name: 'Region'});
  await region.fill('eu-nl');
  await region.fill('moon');
  await page.keyboard.press('Tab');
  await expect(region).toHaveAttribute('aria-invalid', 'true');
  await expect(region).toHaveAccessibleDescription(/not a valid value.*eu-de, eu-nl or eu-ch2\..*An example: eu-de/);
  await expect(page.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-nl.');
  await region.fill('eu-de');
  await expect(region).not.toHaveAttribute('aria-invalid');
});

test('one button puts everything back', async ({page}) => {
  await page.goto(gallery);
  await openPanel(page);
  await page.getByRole('textbox', {name: 'Region'}).fill('eu-nl');
  await page.getByRole('textbox', {name: 'DNS domain'}).fill('not a domain');
  await page.getByRole('button', {name: 'Back to the examples'}).click();
  await expect(page.getByRole('textbox', {name: 'Region'})).toHaveValue('');
  await expect(page.getByRole('textbox', {name: 'DNS domain'})).toHaveValue('');
  await expect(page.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-de.');
  expect(await page.evaluate(() => localStorage.getItem('variables'))).toBeNull();
});

test('the defaults stand without JavaScript, and what is stored cannot break the page', async ({browser, page, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
  const plain = await context.newPage();
  await plain.goto(gallery);
  await expect(plain.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-de.');
  await plain.getByText('Your values in the samples').click();
  await expect(plain.getByRole('definition').filter({hasText: 'example.com'})).toBeVisible();
  await context.close();

  await page.addInitScript(() => {
    localStorage.setItem('variables', '{"region":"<img src=x onerror=alert(1)>","domain":5');
  });
  await page.goto(gallery);
  await expect(page.getByRole('group', {name: 'Sample in http'})).toContainText('Host: vpc.eu-de.');
});

test('a stored value is text, whatever it holds', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('variables', JSON.stringify({region: '<b>bold</b>'}));
  });
  await page.goto(gallery);
  const sample = page.getByRole('group', {name: 'Sample in http'});
  await expect(sample).toContainText('vpc.<b>bold</b>.otc');
  expect(await sample.locator('b').count()).toBe(0);
});

test('the open panel passes axe', async ({page}) => {
  await page.goto(gallery);
  await openPanel(page);
  await expectAccessible(page);
});
