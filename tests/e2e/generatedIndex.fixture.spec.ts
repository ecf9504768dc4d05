import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('a generated index that belongs to no service shows cards', async ({page}) => {
  await openPage(page, 'docs/category/numbered');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pages in an order');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', {name: 'After the cards'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('After the cards');
});

test('a list of cards works in a page', async ({page}) => {
  await openPage(page, 'docs/numbered/cards');
  await expect(
    page.getByRole('main').getByRole('article').getByRole('link', {name: 'After the cards'}),
  ).toBeVisible();
});
