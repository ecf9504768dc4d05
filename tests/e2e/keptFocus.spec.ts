import {expect, test} from '@playwright/test';
import {tablePages} from './catalogue';
import {openPage} from './openPage';
import {searchDialog, searchFor} from './searchDialog';

// Focus is not lost when a control removes itself, such as "Clear all filters".

test('"Clear all filters" moves the focus to the number of results', async ({page}) => {
  await openPage(page, 'templates?tool=ansible');
  await page.getByRole('button', {name: 'Clear all filters'}).press('Enter');
  await expect(page.getByRole('search').getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('heading', {level: 2}).first().getByRole('link'),
  ).toBeFocused();
});

test('clearing the comparison moves the focus back to a selected article', async ({page}) => {
  await openPage(page, 'docs');
  const compare = page.getByRole('button', {name: /^Compare: /}).nth(5);
  await compare.press('Enter');
  const comparison = page.getByRole('region', {name: 'Comparison'});
  await comparison.getByRole('button', {name: 'Clear'}).press('Enter');
  await expect(comparison).toBeHidden();
  await expect(compare).toBeFocused();
});

test('links of the search page that disappear move the focus to the results', async ({page}) => {
  await openPage(page, 'search?q=kubernetes&tag=nonsense');
  const main = page.getByRole('main');
  const summary = main.getByRole('status');
  await page
    .getByRole('navigation', {name: 'Filter by tag'})
    .getByRole('link', {name: 'nonsense'})
    .press('Enter');
  await expect(page).toHaveURL(/q=kubernetes$/);
  await expect(summary).toBeFocused();

  const firstResult = main.locator('ol > li > h2').first().getByRole('link');
  const firstOfAll = await firstResult.innerText();
  const pages = page.getByRole('navigation', {name: 'Pages of results'});
  await pages.getByRole('link', {name: 'Next'}).press('Enter');
  await expect(page).toHaveURL(/page=2$/);
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  // The previous results stay until the new ones have loaded.
  await expect(firstResult).not.toHaveText(firstOfAll);
  await page.keyboard.press('Tab');
  await expect(firstResult).toBeFocused();

  await main.getByRole('searchbox').fill('qqqqzzzz');
  await main.getByRole('button', {name: 'backup'}).press('Enter');
  await expect(page).toHaveURL(/q=backup$/);
  await expect(summary).toBeFocused();
});

test('the focus stays on the button at the last page of a table', async ({page}) => {
  await openPage(page, 'portfolio?view=list');
  const paging = page.getByRole('navigation', {name: 'Pages of Services'});
  const next = paging.getByRole('button', {name: 'Next'});
  for (let turned = 1; turned < tablePages; turned += 1) await next.press('Enter');
  await expect(paging).toContainText(`Page ${tablePages} of ${tablePages}`);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paging).toContainText(`Page ${tablePages} of ${tablePages}`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(paging).toContainText(`Page ${tablePages - 1} of ${tablePages}`);
});

test('removing a recent search moves the focus to the field of the dialog', async ({page}) => {
  await openPage(page, 'templates');
  const {dialog, field, options} = searchDialog(page);
  await searchFor(page, 'velero');
  await options.first().click();
  await expect(dialog).toBeHidden();
  // Wait for the new page, because its navbar has a new, closed dialog.
  await expect(page.getByRole('heading', {level: 1})).toContainText('Velero');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', {name: 'Remove “velero”'}).press('Enter');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(field).toBeFocused();
});
