import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, expectAccessibleEverywhere} from './accessibility';
import {openPage} from './openPage';

async function openEvidence(page: Page): Promise<void> {
  await page.getByRole('region', {name: 'Evidence'}).locator('summary').click();
  await expect(page.getByRole('link', {name: 'A page made for the tests'})).toBeVisible();
}

const pages: Record<string, (page: Page) => Promise<void>> = {
  'docs/best-practices/publish-a-service': openEvidence,
  'docs/best-practices/old-guide': openEvidence,
  'docs/tags/kubernetes': () => Promise.resolve(),
  'docs/tags?q=kube': () => Promise.resolve(),
  webinars: () => Promise.resolve(),
  ui: async (page) => {
    await expectAccessible(page, 'before the dialog opens');
    await page.getByRole('button', {name: 'Open the dialog'}).click();
  },
};

for (const [path, reach] of Object.entries(pages)) {
  test(`axe finds nothing on ${path} in both modes at 390 and 1440 px`, async ({page}) => {
    test.slow();
    await openPage(page, path);
    await reach(page);
    await expectAccessibleEverywhere(page);
  });
}

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`axe finds nothing with an image zoomed, ${colorScheme} at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    await openPage(page, 'docs/first');
    const image = page.getByRole('button', {name: /^Enlarge image/}).first();
    await image.click();
    const zoomed = page.locator('.medium-zoom-image--opened');
    await expect(zoomed).toHaveAttribute('data-zoom-state', 'open');
    await expectAccessible(page);
  });
}

test('axe finds nothing with an open list of versions', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, 'docs/first');
  await page.getByRole('button', {name: /Next/}).hover();
  await expect(page.getByRole('link', {name: '1.0'})).toBeVisible();
  await expectAccessibleEverywhere(page, [1440]);
});
