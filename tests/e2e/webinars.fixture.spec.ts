import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

const titles = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading');

test('filters by text, topic and date, with the state in the address', async ({page}) => {
  await openPage(page, 'webinars');
  await expect(titles(page)).toHaveText(['Cluster networks', 'Run a cluster', 'Plan a network']);
  await page.getByRole('button', {name: /^Networking/}).click();
  await expect(titles(page)).toHaveText(['Cluster networks', 'Plan a network']);
  await page.getByLabel('From').fill('2026-02-01');
  await expect(page).toHaveURL(/\?topic=networking&from=2026-02-01$/);
  await expect(titles(page)).toHaveText(['Cluster networks']);
  await page.goBack();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear all filters'}).click();
  await page.getByRole('searchbox', {name: 'Filter webinars'}).fill('upgrades');
  await expect(titles(page)).toHaveText(['Run a cluster']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Run a cluster']);
});

test('sends no request to the video platform before a click on play, then plays without cookies in a dialog', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({contentType: 'text/html', body: '<title>player</title>'});
  });
  await openPage(page, 'webinars');
  await page.getByRole('button', {name: 'Play: Plan a network'}).hover();
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: 'Play: Plan a network'}).click();
  const dialog = page.getByRole('dialog', {name: 'Plan a network'});
  await expect(dialog.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/fixture-video-1\?/,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Play: Plan a network'})).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the recordings are in the list with a link instead of a player', async ({page}) => {
    await page.goto('webinars');
    await expect(titles(page)).toHaveCount(3);
    await expect(page.getByRole('button', {name: /^Play/})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'On the video platform'}).first()).toBeVisible();
  });
});
