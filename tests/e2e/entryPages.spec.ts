import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('/docs says what the three collections are and how to find across them', async ({page}) => {
  await openPage(page, 'docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'Best practices',
    'Blueprints',
    'Cloud adoption framework',
    'Find your way across',
  ]);
  await page.getByRole('main').getByRole('link', {name: 'All tags'}).click();
  await expect(page).toHaveURL(/\/docs\/tags$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
});

test('the collections lead to their landing pages', async ({page}) => {
  for (const [name, path] of [
    ['Best practices', '/docs/best-practices'],
    ['Blueprints', '/docs/blueprints'],
    ['Cloud adoption framework', '/docs/caf'],
  ] as const) {
    await openPage(page, 'docs');
    await page.getByRole('main').getByRole('heading', {name, exact: true}).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  }
});

test('the Markdown example page shows every element', async ({page}) => {
  await openPage(page, 'markdown-page');
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', {level: 1})).toHaveText('What Markdown gives');
  await expect(text.getByRole('table')).toBeVisible();
  await expect(text.getByRole('checkbox')).toHaveCount(2);
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    await expect(text.locator(`.theme-admonition-${kind}`)).toBeVisible();
  }
  await text.getByRole('tab', {name: 'PowerShell'}).click();
  await expect(text.getByRole('tabpanel').filter({visible: true})).toContainText('Write-Output');
  await text.getByText('What belongs here').click();
  await expect(text.getByText('Long output, tables of values')).toBeVisible();
});

test('code is coloured by class names: no token has a style attribute, comments and properties differ', async ({page}) => {
  await page.goto('markdown-page');
  await expect(page.locator('.token[style]')).toHaveCount(0);
  const color = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await color('.token.comment')).not.toBe(await color('.token.property'));
});
