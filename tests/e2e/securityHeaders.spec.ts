import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';
import {searchFor} from './searchDialog';
import {siteNamed} from './sites';

const {outDir: root} = siteNamed('site');

test('every answer carries the security headers, without unsafe sources', async ({request}) => {
  for (const address of ['./', 'docs/blueprints', 'no-such-page', 'img/mark.svg']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("default-src 'self'");
    expect(headers['content-security-policy'], address).not.toContain('unsafe');
    expect(headers['strict-transport-security'], address).toContain('max-age=');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy']) {
      expect(headers[name], `${name} of ${address}`).toBeTruthy();
    }
  }
});

test('no page of the build has a style attribute', () => {
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThan(8);
  for (const name of files) {
    const html = readFileSync(path.join(root, name), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
    expect(/<[a-z][^>"]*\sstyle=[^>]*>/.exec(html)?.[0], name).toBeUndefined();
  }
});

test('the policy refuses an inline script and a style attribute', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, './');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    const box = document.createElement('div');
    box.innerHTML = '<p style="color: red">x</p>';
    document.body.append(box);
  });
  await expect.poll(() => problems.join('\n')).toContain('script-src');
  await expect.poll(() => problems.join('\n')).toContain('style-src');
  expect(await page.title()).not.toBe('taken over');
});

test('menu, colour mode, collapsed categories and search work under the policy', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'docs/blueprints');
  const collapsed = page.locator('nav.menu [aria-expanded="false"]').first();
  await collapsed.evaluate((category: HTMLElement) => {
    category.dataset['mark'] = 'opened';
  });
  await collapsed.click();
  await expect(page.locator('nav.menu [data-mark="opened"]')).toHaveAttribute('aria-expanded', 'true');
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
