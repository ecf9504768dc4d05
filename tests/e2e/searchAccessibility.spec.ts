import {expect, test} from '@playwright/test';
import {expectAccessibleIn} from './accessibility';
import {openPage} from './openPage';
import {searchFor} from './searchDialog';

test('axe finds nothing in the search dialog and on the search page', async ({page}) => {
  test.slow();
  await openPage(page, 'docs/caf');
  const {field, options, dialog} = await searchFor(page, 'backup');
  await expect(options.first().locator('mark')).not.toHaveCount(0);
  await test.step('with results', () => expectAccessibleIn(page));
  await options.first().click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('heading', {name: 'Recent'})).toBeVisible();
  await test.step('before typing', () => expectAccessibleIn(page));
  await field.fill('zzqqxxzz');
  await expect(dialog.getByText('Let us know.')).toBeVisible();
  await test.step('without results', () => expectAccessibleIn(page));

  await openPage(page, 'search?q=kubernetes&section=blueprints');
  await expect(page.getByRole('navigation', {name: 'Pages of results'})).toBeVisible();
  await test.step('the page', () => expectAccessibleIn(page));

  await page.context().route(/\/search\/index\..*\.json$/, (route) => route.abort());
  await openPage(page, 'docs/caf');
  await searchFor(page, 'backup');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await test.step('without an index', () => expectAccessibleIn(page));
});

test('Tab stays in the dialog and reaches all of it', async ({page}) => {
  await openPage(page, 'docs/caf');
  const {status} = await searchFor(page, 'backup');
  await expect(status).toHaveText(/results/);
  const reached = new Set<string>();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'browser';
        return element.closest('dialog')
          ? (element.getAttribute('aria-label') ?? element.textContent)
          : 'outside';
      }),
    );
  }
  expect([...reached]).not.toContain('outside');
  expect([...reached].join('|')).toMatch(
    /Clear the query.*Close.*All\d+.*[Bb]ackup.*See all \d+ results/,
  );
});
