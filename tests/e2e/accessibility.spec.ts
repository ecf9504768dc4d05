import {expect, test} from '@playwright/test';
import {expectAccessibleIn} from './accessibility';
import {openPage, whenIdle} from './openPage';

/*
 * Runs axe on states of pages. pageTypes.spec.ts tests the initial state of pages, and
 * searchAccessibility.spec.ts tests the search.
 */

test('axe finds nothing with chosen filters and architectures to compare', async ({page}) => {
  await openPage(page, 'docs?kind=tutorial&level=advanced');
  const compare = page.getByRole('main').getByRole('button', {name: /^Compare: /});
  for (const index of [0, 1]) await compare.nth(index).click();
  await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
  await expectAccessibleIn(page);
});

test('axe finds nothing with an open list of languages', async ({page}) => {
  await openPage(page, 'docs/best-practices');
  await page.getByRole('button', {name: /language/i}).hover();
  await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
  await expectAccessibleIn(page, [
    ['light', 1440],
    ['dark', 1440],
  ]);
});

test('axe finds nothing in the mobile menu', async ({page}) => {
  test.slow();
  const onPhones = [
    ['dark', 390],
    ['light', 390],
  ] as const;
  await page.setViewportSize({width: 390, height: 900});
  await openPage(page, 'docs/best-practices');
  // The menu contains the sidebar only after the application has handled the new width.
  await whenIdle(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessibleIn(page, onPhones);
  await page.getByRole('button', {name: /Back to main menu/}).click();
  await expectAccessibleIn(page, onPhones);
});

test('axe finds nothing with samples and the open panel of variables', async ({page}) => {
  await openPage(page, 'sample-gallery');
  await page.getByText('Fill in your values').click();
  await expectAccessibleIn(page);
});
