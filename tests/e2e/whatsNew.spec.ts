import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {siteNamed} from './sites';

const {baseUrl} = siteNamed('site');

test('home and footer lead to what is new, which is grouped by year', async ({page}) => {
  await openPage(page, './');
  await expect(page.getByRole('main').getByRole('link', {name: 'The Architecture Center begins'})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'What’s new'}).click();
  await expect(page).toHaveURL(/\/whats-new$/);
  await expect(page.getByRole('navigation', {name: 'Blog recent posts navigation'})).toContainText('2026');
  await page.getByRole('article').getByRole('link', {name: 'The Architecture Center begins'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The Architecture Center begins');
  await page.getByRole('article').getByRole('link', {name: 'blueprints'}).click();
  await expect(page).toHaveURL(/\/docs\/blueprints$/);
});

test('there are Atom and RSS feeds with the address of the site', async ({page, request}) => {
  for (const [file, root] of [
    ['atom.xml', '<feed'],
    ['rss.xml', '<rss'],
  ] as const) {
    const response = await request.get(`whats-new/${file}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text).toContain(root);
    expect(text).toContain(`${baseUrl}whats-new/architecture-center`);
    // The text of the entry, not only its title.
    expect(text).toContain('three collections');
  }
  await page.goto('whats-new');
  await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute('href', `${baseUrl}whats-new/atom.xml`);
});
