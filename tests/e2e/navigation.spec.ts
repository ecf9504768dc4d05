import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('the sidebar stays in place when the routes of another part of the site have come', async ({page}) => {
  // The first is the page's own; the other one may come ahead of the pointer, since a visible link is prefetched in idle time.
  const groups = new Set<string>();
  page.on('requestfinished', (request) => {
    if (/\/assets\/js\/r\d+\.[0-9a-f]+\.js$/.test(request.url())) groups.add(request.url());
  });
  await openPage(page, 'docs/best-practices/computing');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.evaluate((element) => {
    element.dataset['mark'] = 'kept';
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Templates'}).hover();
  await expect.poll(() => groups.size).toBeGreaterThan(1);
  await sidebar.getByRole('link', {name: 'Storage', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Storage');
  await expect(sidebar).toHaveAttribute('data-mark', 'kept');
});
