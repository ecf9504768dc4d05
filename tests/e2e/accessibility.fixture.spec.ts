import {expect, test} from '@playwright/test';
import {expectAccessible, expectAccessibleEverywhere} from './accessibility';
import {openPage} from './openPage';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`axe finds nothing in ${colorScheme} mode at ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      for (const path of ['docs/best-practices/publish-a-service', 'docs/tags/kubernetes', 'docs/tags?q=kube']) {
        test(`on ${path}`, async ({page}) => {
          await openPage(page, path);
          await expectAccessible(page);
        });
      }
    });
  }
}

test('axe finds nothing with an image zoomed, in both modes at 390 and 1440 px', async ({page}) => {
  test.slow();
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      // A change of the window closes the image, so each is a page of its own.
      await openPage(page, 'docs/first');
      await page
        .getByRole('button', {name: /^Enlarge image/})
        .first()
        .click();
      await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute('data-zoom-state', 'open');
      await expectAccessible(page, `${colorScheme} at ${width} px`);
    }
  }
});

test('axe finds nothing with an open list of versions', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'docs/first');
  await page.getByRole('button', {name: /Next/}).hover();
  await expect(page.getByRole('link', {name: '1.0'})).toBeVisible();
  await expectAccessibleEverywhere(page, [1440]);
});
