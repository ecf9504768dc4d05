import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';

const guide = 'docs/best-practices/publish-a-service';
const name = 'Copy page as Markdown';
const start = /^# Publish a service over HTTPS\n/;
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the button copies the page as Markdown, and reports success or an error', async ({page}) => {
  const button = page.getByRole('button', {name});
  const expectCopied = async (): Promise<void> => {
    await button.press('Enter');
    const status = page.getByRole('status').filter({hasText: 'Copied as Markdown'});
    await expect(status).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Copied as Markdown'})).toBeVisible();
    expect(await copied(page)).toMatch(start);
    expect(await copied(page)).toContain('kubectl get pods --namespace "$NAMESPACE"');
    await expect(button).toBeVisible({timeout: 5000});
  };
  await openPage(page, guide);
  await expectCopied();
  await test.step('without clipboard items', async () => {
    await page.evaluate(async () => {
      Object.defineProperty(window, 'ClipboardItem', {value: undefined});
      await navigator.clipboard.writeText('');
    });
    await expectCopied();
  });
  for (const status of [500, 200]) {
    await test.step(`an answer ${status} that is no Markdown`, async () => {
      await page.route('**/*.md', (route) =>
        route.fulfill({status, contentType: 'text/html', body: '<p>No</p>'}),
      );
      await button.click();
      await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
      await expect(button).toBeVisible({timeout: 5000});
      await page.unroute('**/*.md');
    });
  }
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', `/base/${guide}.md`);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a plain link leads to the copy, and the button is hidden', async ({page, request}) => {
    await page.goto(guide);
    await expect(page.getByRole('button', {name})).toBeHidden();
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(await (await request.get(address ?? '')).text()).toMatch(start);
  });
});
