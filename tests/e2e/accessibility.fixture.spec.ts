import {test} from '@playwright/test';
import {expectAccessible} from './accessibility';
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
