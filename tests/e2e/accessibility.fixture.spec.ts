import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, expectAccessibleIn, twoLooks} from './accessibility';
import {openPage} from './openPage';

/* Runs axe on features that the real site does not have, in both colour modes. */

async function openEvidence(page: Page): Promise<void> {
  await page.getByRole('region', {name: 'Evidence'}).locator('summary').click();
  await expect(page.getByRole('link', {name: 'A page made for the tests'})).toBeVisible();
  // The bars at the top can cover controls after scrolling.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
}

const pages: Record<string, (page: Page) => Promise<void>> = {
  'docs/best-practices/publish-a-service': openEvidence,
  'docs/best-practices/old-guide': openEvidence,
  'docs/tags?q=kube': () => Promise.resolve(),
  webinars: () => Promise.resolve(),
  ui: async (page) => {
    await expectAccessible(page, 'before the dialog opens');
    await page.getByRole('button', {name: 'Open the dialog'}).click();
  },
};

test('axe finds nothing on the pages of the fixture site', async ({page}) => {
  test.slow();
  for (const [path, reach] of Object.entries(pages)) {
    await test.step(path, async () => {
      await openPage(page, path);
      await reach(page);
      await expectAccessibleIn(page);
    });
  }
});

test('axe finds nothing with an open list of versions and an enlarged image', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'docs/first');
  await page.getByRole('button', {name: /Next/}).hover();
  await expect(page.getByRole('link', {name: '1.0'})).toBeVisible();
  await expectAccessibleIn(page, [
    ['light', 1440],
    ['dark', 1440],
  ]);
  for (const [colorScheme, width] of twoLooks) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    await page
      .getByRole('button', {name: /^Enlarge image/})
      .first()
      .click();
    const zoomed = page.locator('.medium-zoom-image--opened');
    await expect(zoomed).toHaveAttribute('data-zoom-state', 'open');
    await expectAccessible(page, `${colorScheme} at ${width} px`);
    await page.keyboard.press('Escape');
    await expect(zoomed).toHaveCount(0);
  }
});
