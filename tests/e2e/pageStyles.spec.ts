import {expect, type Page, test} from '@playwright/test';
import {startApplication} from './openPage';
import {pageTypes} from './pageTypes';

const looks = [
  {colorScheme: 'light', viewport: {width: 390, height: 844}},
  {colorScheme: 'dark', viewport: {width: 1440, height: 900}},
] as const;

/** Pages with a query start the application at once. */
const readFirst = Object.entries(pageTypes).filter(([, path]) => !path.includes('?'));

/** The whole page without its scripts, as it is painted before they come. */
async function picture(page: Page): Promise<string> {
  return (await page.screenshot({fullPage: true, animations: 'disabled', type: 'jpeg', quality: 90})).toString('base64');
}

async function loadWholeSheets(page: Page): Promise<void> {
  const sheets = (await page.locator('style[data-sheets]').getAttribute('data-sheets'))?.split(' ') ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    await page.evaluate(
      (href) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href, onload: resolve, onerror: reject});
          document.head.append(link);
        }),
      sheet,
    );
  }
}

for (const [type, path] of readFirst) {
  test(`${type}: the rules inside the page are all that it needs until it is used`, async ({browser, baseURL}) => {
    for (const look of looks) {
      const context = await browser.newContext({...look, ...(baseURL && {baseURL}), reducedMotion: 'reduce'});
      const page = await context.newPage();
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto(path, {waitUntil: 'networkidle'});
      const before = await picture(page);
      await loadWholeSheets(page);
      expect(
        (await picture(page)) === before,
        `${look.colorScheme}, ${look.viewport.width} px: the same picture with the whole sheets`,
      ).toBe(true);
      await context.close();
    }
  });
}

test('no style sheet is fetched before the page is used, and all of them then', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(pageTypes.home, {waitUntil: 'load'});
  const sheets = (await page.locator('style[data-sheets]').getAttribute('data-sheets'))?.split(' ');
  expect(fetched).toEqual([]);
  await startApplication(page);
  expect(fetched).toEqual(sheets);
});

test('a page whose styles the policy of another release refuses fetches its style sheets at once', async ({page}) => {
  await page.route(/\/docs\/tags$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replace(/style-src [^;]*/, "style-src 'self' 'sha256-ofAnotherRelease='");
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy ?? ''}});
  });
  await page.goto(pageTypes.tagIndex);
  await expect(page.locator('link[rel="stylesheet"]').first()).toBeAttached();
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCSS('position', 'sticky');
  expect(await page.locator('html').getAttribute('data-app-loaded')).toBeNull();
});
