import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('a generated index and a list of cards work in pages of no service', async ({page}) => {
  await openPage(page, 'docs/category/numbered');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pages in an order');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  const last = cards.getByRole('link', {name: 'After the cards'});
  await last.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('After the cards');
  await openPage(page, 'docs/numbered/cards');
  await expect(last).toBeVisible();
});
