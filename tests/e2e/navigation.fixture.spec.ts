import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {holdRequests, openPage, startApplication, whenIdle} from './openPage';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('keeps the old page until the next route has loaded, with a progress bar after 200 ms', async ({
  page,
}) => {
  await openPage(page, './');
  const release = await holdRequests(page, '**/assets/js/*.js');
  const link = page.getByRole('link', {name: 'First page'});
  const waited = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('#nprogress')) resolve(performance.now() - begin);
        }).observe(document.documentElement, {childList: true, subtree: true});
        element.click();
      }),
  );
  expect(waited).toBeGreaterThanOrEqual(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fixture');
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('scrolls to the hash target after a route change, and to the top without one', async ({
  page,
}) => {
  await openPage(page, 'docs/first');
  await page.getByRole('link', {name: 'the second'}).click();
  await expect(page.getByRole('heading', {name: 'Far down'})).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(100);

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('link', {name: 'the first'}).dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a route that fails to load reloads the page once, and the page is readable without the application', async ({
  page,
}) => {
  await openPage(page, './');
  const loads: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads.push(frame.url());
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const known = new Set(await page.evaluate(() => [...document.scripts].map(({src}) => src)));
  await page.route('**/assets/js/*.js', async (route) => {
    if (known.has(route.request().url())) await route.continue();
    else await route.abort();
  });
  const documentLoaded = page.waitForEvent('load');
  await page.getByRole('link', {name: 'First page'}).dispatchEvent('click');
  await documentLoaded;
  expect(warnings.join()).toContain('ChunkLoadError');
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(9, 9);
  await page.mouse.move(12, 12);
  await failed;
  await whenIdle(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  // The second entry is the reload.
  expect(loads.filter((url) => url.endsWith('/docs/first')).length).toBeLessThanOrEqual(2);
  await page.getByRole('link', {name: 'the second'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('First');
});

test('a page whose code did not load shows the error and a Retry button, which retries', async ({
  page,
}) => {
  await openPage(page, 'failed-load');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Loading chunk 7 failed');
  await expectAccessible(page);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Loaded');
});

test('a crash shows the error and its cause, links and a report; Try again clears it', async ({
  page,
}) => {
  await openPage(page, 'crash');
  await page.getByRole('button', {name: 'Break it'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The fixture broke')).toBeVisible();
  await expect(page.getByText('on purpose')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'the home page'})).toHaveAttribute('href', '/base/');
  await expect(main.getByRole('link', {name: 'the documentation'})).toHaveAttribute(
    'href',
    '/base/docs',
  );
  await expect(main.getByRole('link', {name: 'report it'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=Crash%3A\+%2Fbase%2Fcrash&body=Error%3A\+The\+fixture\+broke$/,
  );
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('Still whole')).toBeVisible();
});

for (const connection of [{effectiveType: '2g'}, {effectiveType: '4g', saveData: true}])
  test(`prefetches nothing with ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value}),
      connection,
    );
    await page.goto('./');
    await startApplication(page);
    await whenIdle(page);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

test('prefetches the routes of visible links, and preloads a route on hover', async ({page}) => {
  await page.goto('./');
  await startApplication(page);
  await whenIdle(page);
  // Do not wait here. Otherwise the test above may end before a prefetch starts.
  expect(await page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(0);

  await page.goto('crash');
  await startApplication(page);
  // The resource type of a prefetch is not `script`.
  const preloaded = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.getByRole('link', {name: 'Guides'}).first().hover();
  await preloaded;
});
