import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

const explorer = (page: Page): Locator => page.getByRole('region', {name: 'All articles'});
const articles = (page: Page): Locator => explorer(page).getByRole('listitem').getByRole('link');
const status = (page: Page): Locator =>
  page.getByRole('search', {name: 'Filter articles'}).getByRole('status');

test('facets narrow the articles to the count that they show, and the address keeps the order', async ({
  page,
}) => {
  await openPage(page, 'docs');
  const all = await articles(page).count();
  expect(all).toBeGreaterThan(100);
  // Levels and times are in order, from the least to the most.
  for (const [group, order] of [
    ['Level', [/^Beginner/, /^Intermediate/, /^Advanced/]],
    ['Time to complete', [/^Up to 1 h/, /^1 to 4 h/, /^More than 4 h/]],
  ] as const) {
    await expect(page.getByRole('group', {name: group}).getByRole('button')).toHaveText([...order]);
  }
  await page.getByRole('button', {name: /^Tutorial/}).click();
  await expect(page).toHaveURL(/\?kind=tutorial$/);
  const levels = page.getByRole('group', {name: 'Level'}).getByRole('button');
  const first = await levels.first().textContent();
  await levels.first().click();
  await expect(articles(page)).toHaveCount(Number(/\d+$/.exec(first ?? '')?.[0]));
  const service = page.getByRole('combobox', {name: 'Service'});
  const option = await service.locator('option').nth(1).textContent();
  const count = Number(/\((\d+)\)$/.exec(option ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await service.selectOption({index: 1});
  await expect(articles(page)).toHaveCount(count);
  await expect(status(page)).toHaveText(`${count} of ${all} articles`);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(articles(page)).toHaveCount(all);

  await page.getByRole('combobox', {name: 'Order'}).selectOption({label: 'Title'});
  await expect(page).toHaveURL(/\?sort=title$/);
  const titles = await articles(page).allTextContents();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  await page.reload();
  await expect(page.getByRole('combobox', {name: 'Order'})).toHaveValue('title');
});

test('a tag page leads to its articles here, where they can be narrowed further', async ({
  page,
}) => {
  await openPage(page, 'docs/tags/kubernetes');
  await page.getByRole('link', {name: /^Filter these pages/}).click();
  await expect(page).toHaveURL(/\/docs\?tag=kubernetes#explore$/);
  await expect(page.getByRole('combobox', {name: 'Tag'})).toHaveValue('kubernetes');
  await expect(page.getByRole('heading', {name: 'All articles'})).toBeInViewport();
  const some = await articles(page).count();
  await page.getByRole('group', {name: 'Level'}).getByRole('button').first().click();
  await expect(page).toHaveURL(/tag=kubernetes&level=/);
  expect(await articles(page).count()).toBeLessThan(some);
});

test('compares up to four architectures side by side', async ({page}) => {
  await openPage(page, 'docs');
  const buttons = explorer(page).getByRole('button', {name: /^Compare: /});
  for (let index = 0; index < 4; index += 1) await buttons.nth(index).click();
  await expect(buttons.nth(4)).toBeDisabled();
  await page.getByRole('link', {name: 'Compare side by side'}).click();
  await expect(page).toHaveURL(/\/docs\/compare\?page=/);
  const table = page.getByRole('region', {name: 'Comparison'});
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(table.getByRole('rowheader')).toHaveText([
    'Collection',
    'Level',
    'Availability',
    'Recovery time',
    'Recovery point',
    'Effort',
    'Components',
  ]);
  await expect(table.getByRole('row').last().getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(explorer(page).getByRole('button', {pressed: true})).toHaveCount(4);
});

test('on a phone the filters are closed, and a button leads to what they leave', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, 'docs');
  const search = page.getByRole('search', {name: 'Filter articles'});
  const tutorial = search.getByRole('button', {name: /^Tutorial/});
  await expect(tutorial).toBeHidden();
  await search.getByText('Filters and order').click();
  await tutorial.click();
  const shown = await articles(page).count();
  await search.getByRole('button', {name: `Show ${shown} articles`}).click();
  await expect(tutorial).toBeHidden();
  await expect(status(page)).toBeFocused();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(tutorial).toBeVisible();
  await expect(search.getByText('Filters and order')).toBeHidden();
});
