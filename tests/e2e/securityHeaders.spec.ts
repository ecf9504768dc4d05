import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';
import {searchFor} from './searchDialog';

test('every response has the security headers, without unsafe sources for scripts and style elements', async ({
  request,
}) => {
  for (const address of ['./', 'docs/blueprints', 'no-such-page', 'img/mark.svg']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), address).not.toContain('unsafe');
    expect(headers['strict-transport-security'], address).toContain('max-age=');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    for (const name of [
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(headers[name], `${name} of ${address}`).toBeTruthy();
    }
  }
});

test('the policy refuses an inline script and an inline style element', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, './');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body {color: red}';
    document.body.append(style);
  });
  await expect.poll(() => problems.join('\n')).toContain('script-src');
  await expect.poll(() => problems.join('\n')).toContain('style-src');
  expect(await page.title()).not.toBe('taken over');
});

test('menu, colour mode, collapsed categories and search work under the policy', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'docs/blueprints');
  const collapsed = page.locator('nav.menu details:not([open])').first();
  await collapsed.evaluate((category: HTMLElement) => {
    category.dataset['mark'] = 'opened';
  });
  await collapsed.locator('> summary').click();
  await expect(page.locator('nav.menu [data-mark="opened"]')).toHaveAttribute('open', '');
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  const {dialog, options} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Keycloak');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});
