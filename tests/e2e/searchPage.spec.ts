import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {siteNamed} from './sites';

test('the query is in the address: shared, typed, and removed', async ({page}) => {
  await openPage(page, 'search?q=keycloak');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await expect(field).toHaveValue('keycloak');
  await expect(page.getByRole('status').filter({hasText: 'results for “keycloak”'})).toBeVisible();
  await expect(page).toHaveTitle(/^keycloak – Search/);
  await field.fill('velero');
  await expect(page).toHaveURL(/\/search\?q=velero$/);
  await expect(page.getByRole('heading', {level: 2, name: /Velero/}).first()).toBeVisible();
});

test('pages and filters have addresses, and the back button moves through them', async ({page}) => {
  await openPage(page, 'search?q=kubernetes');
  const status = page.getByRole('main').getByRole('status');
  const pages = page.getByRole('navigation', {name: 'Pages of results'});
  const titles = page.getByRole('main').locator('ol > li > h2');
  await expect(titles).toHaveCount(10);
  const first = await titles.allInnerTexts();
  await pages.getByRole('link', {name: '2', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?q=kubernetes&page=2$/);
  await expect(pages.getByRole('link', {name: '2', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => titles.allInnerTexts()).not.toEqual(first);
  await expect(titles.first()).toBeInViewport();

  const all = await status.innerText();
  await page
    .getByRole('navigation', {name: 'Filter by section'})
    .getByRole('link', {name: /^Blueprints/})
    .click();
  await expect(page).toHaveURL(/\/search\?q=kubernetes&section=blueprints$/);
  await expect(status).not.toHaveText(all);
  await expect(status).not.toBeEmpty();
  const tags = page.getByRole('navigation', {name: 'Filter by tag'}).getByRole('link');
  await tags.filter({hasText: /^Helm/}).click();
  await expect(page).toHaveURL(/section=blueprints&tag=Helm$/);
  await expect(tags.first()).toHaveText(/^Helm/);
  await expect(tags.first()).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=kubernetes$/);
  await expect.poll(() => titles.allInnerTexts()).toEqual(first);
});

test('the back button restores an earlier query, and text that was typed later does not replace it', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, 'search?q=velero');
  const field = page.getByRole('main').getByRole('searchbox');
  await page
    .getByRole('navigation', {name: 'Filter by section'})
    .getByRole('link', {name: /^Best practices/i})
    .click();
  await expect(page).toHaveURL(/q=velero&section=/);
  await field.fill('velero backup');
  await expect(page).toHaveURL(/q=velero(\+|%20)backup/);
  await page.goBack();
  await expect(field).toHaveValue('velero');
  // This is longer than the delay after which typing changes the address.
  await page.clock.runFor(600);
  expect(await page.evaluate(() => location.search)).toBe('?q=velero');
  await expect(field).toHaveValue('velero');
});

test('a result opens its page, and the back button returns to its position in the list', async ({
  page,
}) => {
  await openPage(page, 'search?q=kubernetes');
  const result = page.getByRole('main').locator('ol > li > h2').last().getByRole('link');
  await result.evaluate((link) => link.scrollIntoView({block: 'center'}));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await result.click();
  await expect(page).toHaveURL(/\/(docs|templates|portfolio)\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(place);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('kubernetes');
  await expect(result).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50);
});

test('unusable parameters are removed, and failures are reported', async ({page}) => {
  const main = page.getByRole('main');
  const velero = main
    .locator('h2')
    .getByRole('link', {name: /Velero/})
    .first();
  await openPage(page, 'search?q=velero&section=nonsense&page=-7');
  await expect(velero).toBeVisible();
  await main.getByRole('searchbox').fill('zzqqxxzz');
  await expect(main.getByText('No results for “zzqqxxzz”')).toBeVisible();
  await main.getByRole('searchbox').clear();
  await expect(main.getByRole('button', {name: 'Kubernetes'})).toBeVisible();

  await openPage(page, 'search?q=velero&tag=No%20such%20tag');
  await expect(main.getByText('No results for “velero” with these filters')).toBeVisible();
  await main.getByRole('button', {name: 'Clear all filters'}).click();
  await expect(velero).toBeVisible();
  await expect(page).toHaveURL(/search\?q=velero$/);

  const isIndex = /\/search\/(manifest|index)\b.*\.json$/;
  await page.context().route(isIndex, (route) => route.abort());
  await openPage(page, 'search?q=velero');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await page.context().unroute(isIndex);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(velero).toBeVisible();
});

test('the page is not for search engines', async ({page}) => {
  await page.goto('search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(readFileSync(path.join(siteNamed('site').outDir, 'sitemap.xml'), 'utf8')).not.toMatch(
    /\/search</,
  );
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', /opensearch\.xml$/);
});
