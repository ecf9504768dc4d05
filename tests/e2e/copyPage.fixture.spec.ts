import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

const guide = 'docs/best-practices/publish-a-service';
const name = 'Copy page as Markdown';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the page is copied as Markdown by keyboard, and the button says so', async ({page}) => {
  await openPage(page, guide);
  await page.getByRole('button', {name}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied as Markdown'})).toHaveCount(1);
  await expect(page.getByRole('button', {name: 'Copied as Markdown'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# Publish a service over HTTPS\n/);
  expect(text).toContain('kubectl get pods --namespace "$NAMESPACE"');
  await expect(page.getByRole('button', {name})).toBeVisible({timeout: 5000});
});

test('a browser that knows no clipboard items copies too', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ClipboardItem', {value: undefined});
  });
  await openPage(page, guide);
  await page.getByRole('button', {name}).click();
  await expect(page.getByRole('button', {name: 'Copied as Markdown'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Publish a service/);
});

for (const [what, status] of [
  ['cannot be fetched', 500],
  ['is a page instead of Markdown', 200],
] as const) {
  test(`a copy that ${what} is told, and the link stays`, async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status, contentType: 'text/html', body: '<p>No</p>'}));
    await openPage(page, guide);
    await page.getByRole('button', {name}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `/base/${guide}.md`);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a plain link leads to the copy, and no dead button is shown', async ({page, request}) => {
    await page.goto(guide);
    await expect(page.getByRole('button', {name})).toBeHidden();
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(await (await request.get(address ?? '')).text()).toMatch(/^# Publish a service/);
  });
});
