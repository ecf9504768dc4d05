import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

const explorer = (page: Page): Locator => page.getByRole('region', {name: 'All articles'});
const articles = (page: Page): Locator => explorer(page).getByRole('listitem').getByRole('link');
const status = (page: Page): Locator =>
  page.getByRole('search', {name: 'Filter articles'}).getByRole('status');

test('facets narrow the articles to the count that they show, and the order is in the address', async ({
  page,
}) => {
  await openPage(page, 'docs');
  const all = await articles(page).count();
  expect(all).toBeGreaterThan(100);
  // Levels and times are in ascending order.
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

test('a tag page links to its articles in the explorer, where readers can narrow them further', async ({
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

const identityProviders =
  'docs/compare?page=blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce' +
  '&page=blueprints/by-use-case/security/zitadel/deploy-zitadel-on-cce';
const comparison = (page: Page): Locator => page.getByRole('region', {name: 'Comparison'});

test('compares up to four architectures side by side', async ({page}) => {
  await openPage(page, 'docs');
  const buttons = explorer(page).getByRole('button', {name: /^Compare: /});
  for (let index = 0; index < 4; index += 1) await buttons.nth(index).click();
  await expect(buttons.nth(4)).toBeDisabled();
  await page.getByRole('link', {name: 'Compare side by side'}).click();
  await expect(page).toHaveURL(/\/docs\/compare\?page=/);
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('combobox', {name: 'Add an architecture'})).toHaveCount(0);
  await page.goBack();
  await expect(explorer(page).getByRole('button', {pressed: true})).toHaveCount(4);
});

test('a decision guide opens a comparison with image, limits, sizes, costs and components', async ({
  page,
}) => {
  await openPage(page, 'docs/blueprints/by-use-case/security/choose-an-identity-provider');
  await page.getByRole('link', {name: 'Compare these 4 side by side'}).click();
  const table = comparison(page);
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  // This is an image first. Later the zoom turns it into a button.
  await expect(heads.first().locator('img').filter({visible: true})).toHaveCount(1);
  const rows = table.getByRole('row');
  for (const [row, text] of [
    ['When to use it', 'a team can own a Java service'],
    ['When not to use it', 'Do not use it for five local users'],
    ['Medium', 'Assumption: people: 20,000'],
    ['Cost drivers', 'the database pair run all the time'],
    ['Databases', 'Relational Database Service'],
  ] as const) {
    const head = page.getByRole('rowheader', {name: row});
    await expect(rows.filter({has: head}).getByRole('cell').first()).toContainText(text);
  }
});

test('columns can be added and removed, equal rows can be hidden, and the address has this state', async ({
  page,
}) => {
  await openPage(page, identityProviders);
  const heads = comparison(page).getByRole('columnheader');
  const all = comparison(page).getByRole('row');
  await expect(heads).toHaveCount(2);
  const before = await all.count();
  const equal = comparison(page).getByRole('rowheader', {name: 'Collection'});
  await expect(equal).toBeVisible();
  await expect(comparison(page).getByRole('rowheader', {name: 'Software Differs'})).toBeVisible();
  await expect(comparison(page).getByRole('rowheader', {name: 'Small Differs'})).toBeVisible();
  await page.getByRole('checkbox', {name: 'Hide equal rows'}).check();
  await expect(equal).toHaveCount(0);
  expect(await all.count()).toBeLessThan(before);
  await expect(page).toHaveURL(/&only=differences$/);

  const add = page.getByRole('combobox', {name: 'Add an architecture'});
  await add.selectOption({label: 'Deploy authentik on CCE and sign in with GitHub'});
  await expect(heads).toHaveCount(3);
  await page.reload();
  await expect(heads).toHaveCount(3);
  await heads
    .first()
    .getByRole('button', {name: /^Remove: /})
    .press('Enter');
  await expect(heads).toHaveCount(2);
  await expect(comparison(page)).toBeFocused();
  await page.goBack();
  await expect(heads).toHaveCount(3);
  // The printed page names the comparison.
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(/docs\/compare\?only=differences&page=.+&page=/)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeHidden();
});

test('on a phone both tables scroll under the names of their rows', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, 'docs/compare');
  const table = page.getByRole('region', {name: 'Architectures'});
  const title = table.getByRole('cell').first();
  const start = await title.boundingBox();
  await table.evaluate((region) => region.scrollTo({left: 200}));
  expect((await title.boundingBox())?.x).toBe(start?.x);
  expect(await table.evaluate(({scrollLeft}) => scrollLeft)).toBe(200);

  await openPage(page, identityProviders);
  const name = comparison(page).getByRole('rowheader', {name: 'When not to use it'});
  const left = async (): Promise<number | undefined> => (await name.boundingBox())?.x;
  await name.scrollIntoViewIfNeeded();
  const before = await left();
  await comparison(page).evaluate((region) => region.scrollTo({left: 100}));
  expect(await comparison(page).evaluate(({scrollLeft}) => scrollLeft)).toBe(100);
  expect(await left()).toBe(before);
});

test('the table of all architectures can be narrowed, and leads to a comparison', async ({
  page,
}) => {
  await openPage(page, 'docs/compare');
  const rows = page.getByRole('table', {name: 'Architectures'}).locator('tbody tr');
  const all = await rows.count();
  const zones = page
    .getByRole('group', {name: 'Availability'})
    .getByRole('button', {name: /^Multi zone/});
  const count = Number(/\d+$/.exec((await zones.textContent()) ?? '')?.[0]);
  await zones.click();
  await expect(rows).toHaveCount(count);
  expect(count).toBeLessThan(all);
  for (const index of [0, 1])
    await rows
      .nth(index)
      .getByRole('button', {name: /^Compare: /})
      .click();
  await page.getByRole('link', {name: 'Compare side by side'}).click();
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(2);
});

test('on a phone the filters are closed, and a button leads to the results', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, 'docs');
  const search = page.getByRole('search', {name: 'Filter articles'});
  const tutorial = search.getByRole('button', {name: /^Tutorial/});
  await expect(tutorial).toBeHidden();
  await search.getByText('Filters and view').click();
  await tutorial.click();
  const shown = await articles(page).count();
  await search.getByRole('button', {name: `Show ${shown} articles`}).click();
  await expect(tutorial).toBeHidden();
  await expect(status(page)).toBeFocused();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(tutorial).toBeVisible();
  await expect(search.getByText('Filters and view')).toBeHidden();
});
