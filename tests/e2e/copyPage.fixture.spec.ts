import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';

const guide = 'docs/best-practices/publish-a-service';
const name = 'Copy page as Markdown';
const start = /^# Publish a service over HTTPS\n/;
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const browser of ['a browser', 'a browser without clipboard items']) {
  test(`${browser} copies the page as Markdown, and the button says so`, async ({page}) => {
    if (browser !== 'a browser')
      await page.addInitScript(() => {
        Object.defineProperty(window, 'ClipboardItem', {value: undefined});
      });
    await openPage(page, guide);
    await page.getByRole('button', {name}).press('Enter');
    const status = page.getByRole('status').filter({hasText: 'Copied as Markdown'});
    await expect(status).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Copied as Markdown'})).toBeVisible();
    expect(await copied(page)).toMatch(start);
    expect(await copied(page)).toContain('kubectl get pods --namespace "$NAMESPACE"');
    await expect(page.getByRole('button', {name})).toBeVisible({timeout: 5000});
  });
}

for (const status of [500, 200]) {
  test(`an answer ${status} that is no Markdown is reported, and the link stays`, async ({
    page,
  }) => {
    await page.route('**/*.md', (route) =>
      route.fulfill({status, contentType: 'text/html', body: '<p>No</p>'}),
    );
    await openPage(page, guide);
    await page.getByRole('button', {name}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', `/base/${guide}.md`);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a plain link leads to the copy, and the button is hidden', async ({page, request}) => {
    await page.goto(guide);
    await expect(page.getByRole('button', {name})).toBeHidden();
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(await (await request.get(address ?? '')).text()).toMatch(start);
  });
});
