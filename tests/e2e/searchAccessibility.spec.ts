import {expect, test} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {openPage} from './openPage';
import {searchDialog, searchFor} from './searchDialog';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      test('the dialog, before typing, with results, without, and without an index', async ({
        page,
      }) => {
        await openPage(page, 'docs/caf');
        const {field, options, dialog} = await searchFor(page, 'backup');
        await expect(options.first()).toBeVisible();
        await expect(options.first().locator('mark')).not.toHaveCount(0);
        await expectAccessible(page);
        await options.first().click();
        await page.keyboard.press('Control+k');
        await expect(dialog.getByRole('heading', {name: 'Recent'})).toBeVisible();
        await expectAccessible(page);
        await field.fill('zzqqxxzz');
        await expect(dialog.getByText('Let us know.')).toBeVisible();
        await expectAccessible(page);
      });

      test('the dialog when nothing answers', async ({page}) => {
        await openPage(page, 'docs/caf');
        await page.context().route(/\/search\/index\..*\.json$/, (route) => route.abort());
        await searchFor(page, 'backup');
        await expect(searchDialog(page).dialog.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      });

      test('the search page', async ({page}) => {
        await openPage(page, 'search?q=kubernetes&section=blueprints');
        await expect(page.getByRole('navigation', {name: 'Pages of results'})).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test('Tab stays in the dialog and reaches all of it', async ({page}) => {
  await openPage(page, 'docs/caf');
  const {options} = await searchFor(page, 'backup');
  await expect(options.first()).toBeVisible();
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
