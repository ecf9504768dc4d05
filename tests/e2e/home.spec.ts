import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {siteNamed} from './sites';

const {baseUrl} = siteNamed('site');
const title = 'Build on the public cloud with guides that show their sources';

for (const path of ['./', 'home-5b9']) {
  test.describe(`the home page at ${path}`, () => {
    test('says what the site is and leads into every collection', async ({page}) => {
      await openPage(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      for (const name of ['By category', 'By use case', 'By industry']) {
        await expect(page.getByRole('navigation', {name})).toBeVisible();
      }
      await page.getByRole('main').getByRole('link', {name: 'Cloud adoption framework'}).click();
      await expect(page).toHaveURL(/\/docs\/caf$/);
    });

    test('asks the search bar to open its dialog', async ({page}) => {
      await openPage(page, path);
      await page.evaluate(() => {
        document.addEventListener('architecture-center:open-search', () => {
          document.body.dataset['asked'] = 'yes';
        });
      });
      await page.getByRole('link', {name: 'Search guides and services'}).click();
      await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
      await expect(page).not.toHaveURL(/search/);
    });

    test('counts as one page for search engines', async ({page}) => {
      await page.goto(path);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost${baseUrl}`);
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(path === './' ? 0 : 1);
    });
  });
}

test('the second landing path is not in the sitemap, home and /docs are', async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>http://localhost${baseUrl}</loc>`);
  expect(sitemap).toContain(`<loc>http://localhost${baseUrl}docs</loc>`);
  expect(sitemap).not.toContain('home-5b9');
});

test('the largest paint is text', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // TypeScript's library does not know the element of this entry.
      const entry = list.getEntries().at(-1) as unknown as {element?: Element} | undefined;
      document.documentElement.dataset['largest'] = entry?.element?.tagName ?? 'none';
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-largest', /^(H1|P)$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search box is a link to the search page', async ({page}) => {
    await page.goto('./');
    await expect(page.getByRole('link', {name: 'Search guides and services'})).toHaveAttribute('href', `${baseUrl}search`);
  });
});
