import {test} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {openPage} from './openPage';

const pages = [
  './',
  'docs',
  'docs/tags',
  'docs/tags/cloud-adoption-framework',
  'docs/best-practices',
  'docs/blueprints',
  'docs/caf',
  'docs/compare',
  'docs/best-practices/networking/nat-gateway',
  'docs/best-practices/networking/cloud-connect',
  'markdown-page',
  'portfolio?view=list',
  'portfolio',
  'portfolio?service=elastic-load-balancing',
  'templates',
  'templates/vpc-with-subnets-and-nat',
  'webinars',
  'whats-new',
  'whats-new/architecture-center',
  'no-such-page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    for (const path of pages) {
      test(`on ${path}`, async ({page}) => {
        await openPage(page, path);
        await expectAccessible(page);
      });
    }

    test('with the mobile menu open', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await openPage(page, 'docs/best-practices');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
    });
  });
}
