import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, startApplication} from './openPage';

test.describe('announcement bar', () => {
  const text = 'Maintenance on Sunday';
  const close = (page: Page): Locator =>
    page.getByRole('complementary', {name: 'Announcement'}).getByRole('button', {name: 'Close'});

  test('moves the focus to the navbar, disappears in other tabs too, and stays dismissed', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openPage(other, 'docs');
    await expect(other.getByText(text)).toBeVisible();
    await page.bringToFront();
    await openPage(page, './');
    await close(page).press('Enter');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeFocused();
    await expect(other.getByText(text)).toBeHidden();
    await page.reload();
    await startApplication(page);
    await expect(page.getByText(text)).toBeHidden();
  });

  test('hides its close button while a dialog is open, because it would seem to close the dialog', async ({
    page,
  }) => {
    await openPage(page, './');
    await expect(close(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.theme-announcement-bar button')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(close(page)).toBeVisible();
  });

  test('appears again when its ID changes', async ({page}) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await openPage(page, './');
    await expect(page.getByText(text)).toBeVisible();
  });
});

test('the language list opens the same page with query and hash; the default locale has no prefix', async ({
  page,
}) => {
  const target = 'docs/second?x=1#far-down';
  const isTarget = (prefix: string): RegExp =>
    new RegExp(`/base/${prefix}${target.replace('?', '\\?')}$`);
  await openPage(page, target);
  await page.getByRole('button', {name: 'English'}).press('Enter');
  const german = page.getByRole('link', {name: 'Deutsch'});
  await expect(german).toHaveAttribute('href', isTarget('de/'));
  await german.click();
  await expect(page).toHaveURL(isTarget('de/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await startApplication(page);
  await page.getByRole('button', {name: 'Deutsch'}).hover();
  await expect(page.getByRole('link', {name: 'English'})).toHaveAttribute('href', isTarget(''));
});

test.describe('versions', () => {
  test('Escape closes the list that the keyboard or the pointer has opened', async ({page}) => {
    await openPage(page, 'docs');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const item = navbar.getByRole('button', {name: 'Next'});
    const list = item.locator('xpath=..').getByRole('list');
    await item.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(item).toBeFocused();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    await item.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(3, 500);
    await item.hover();
    await expect(list).toBeVisible();
  });

  test('the list opens the same page, or the main page of a version', async ({page}) => {
    for (const [path, target] of [
      ['docs/second', '/base/docs/1.0/second'],
      ['docs/only-next', '/base/docs/1.0/first'],
    ] as const) {
      await openPage(page, path);
      await page.getByRole('button', {name: 'Next'}).hover();
      await expect(page.getByRole('link', {name: '1.0'})).toHaveAttribute('href', target);
    }
  });

  test('the preferred version is stored, and removed when it no longer exists', async ({page}) => {
    const key = 'docs-preferred-version-default';
    const stored = (): Promise<string | null> =>
      page.evaluate((name) => localStorage.getItem(name), key);
    await openPage(page, 'docs/first');
    await page.getByRole('button', {name: 'Next'}).press('Enter');
    await page.getByRole('link', {name: '1.0'}).click();
    await expect.poll(stored).toBe('1.0');
    await page.evaluate((name) => localStorage.setItem(name, '0.1'), key);
    await openPage(page, './');
    await expect.poll(stored).toBeNull();
  });
});

test('the colour mode follows the system, stores a choice, and follows another tab', async ({
  page,
  context,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, './');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await openPage(other, './');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('without storage the site works and says so once in the console', async ({page}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is switched off', 'SecurityError');
      },
    });
  });
  await openPage(page, 'docs/first');
  await expect
    .poll(() => warnings.filter((text) => /storage/i.test(text)).length)
    .toBeGreaterThan(0);
  await page.getByRole('link', {name: 'the second'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  expect(errors).toEqual([]);
});

test('the navbar hides on scrolling down and shows on scrolling up', async ({page}) => {
  await openPage(page, 'docs/first');
  const top = (): Promise<number> =>
    page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  // The page detects the scroll direction from the second scroll event on.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(top).toBeGreaterThan(0);
});

test('the server redirects addresses that end in .html or /index.html to clean addresses', async ({
  request,
}) => {
  const located = async (path: string): Promise<[number, string | undefined]> => {
    const answer = await request.get(path, {maxRedirects: 0});
    return [answer.status(), answer.headers()['location']];
  };
  expect(await located('docs/first.html?a=b')).toEqual([301, '/base/docs/first?a=b']);
  expect(await located('docs/first/index.html')).toEqual([301, '/base/docs/first']);
  expect(await located('index.html')).toEqual([301, '/base/']);
  expect((await request.get('docs/unknown')).status()).toBe(404);
  expect((await request.get('docs/unknown.html')).status()).toBe(404);
});

test('the application changes such addresses to clean addresses too', async ({page}) => {
  await openPage(page, './');
  await page.evaluate(() => {
    history.pushState(null, '', '/base/docs/first.html');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
});
