import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('the sidebar stays in place when the routes of another part of the site have come', async ({page}) => {
  await openPage(page, 'docs/best-practices/computing');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.evaluate((element) => {
    element.dataset['mark'] = 'kept';
  });
  const routes = page.waitForResponse(/\/assets\/js\/r\d+\.[0-9a-f]+\.js$/);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Templates'}).hover();
  await routes;
  await sidebar.getByRole('link', {name: 'Storage', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Storage');
  await expect(sidebar).toHaveAttribute('data-mark', 'kept');
});
