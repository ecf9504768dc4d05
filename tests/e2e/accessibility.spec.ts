import {expect, test} from '@playwright/test';
import {expectAccessibleEverywhere} from './accessibility';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';

test.describe('axe finds nothing in both modes at 390 and 1440 px', () => {
  test.slow();

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`on ${type}`, async ({page}) => {
      await openPage(page, path);
      await expectAccessibleEverywhere(page);
    });
  }

  test('with results on the search page', async ({page}) => {
    await openPage(page, 'search?q=load+balancer');
    await expect(page.getByRole('main')).toContainText(/\d+ results for/, {timeout: 30_000});
    await expectAccessibleEverywhere(page);
  });

  test('with results in the search dialog', async ({page}) => {
    await openPage(page, './');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('load balancer');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('with an open list of languages', async ({page}) => {
    await openPage(page, 'docs/best-practices');
    await page.getByRole('button', {name: /language/i}).hover();
    await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
    await expectAccessibleEverywhere(page, [1440]);
  });

  test('with filters chosen and architectures taken for comparison', async ({page}) => {
    await openPage(page, 'docs?kind=tutorial&level=advanced');
    for (const index of [0, 1]) {
      await page
        .getByRole('main')
        .getByRole('button', {name: /^Compare: /})
        .nth(index)
        .click();
    }
    await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('with both levels of the mobile menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 900});
    await openPage(page, 'docs/best-practices');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleEverywhere(page, [390]);
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expectAccessibleEverywhere(page, [390]);
  });
});
