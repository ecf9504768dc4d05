import {test} from '@playwright/test';
import {expectAccessibleIn, inAllLooks, twoLooks} from './accessibility';
import {pageTypes} from './pageTypes';

// What the application adds cannot repair what a reader meets before it runs. The pages that show
// every component, in one look each. tests/extended reads all pages in all looks.

for (const [index, type] of inAllLooks.entries())
  test(`${type}: axe finds nothing in the HTML as served`, async ({page}) => {
    // Never answered, so that the application does not start.
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(pageTypes[type]);
    await expectAccessibleIn(page, twoLooks.slice(index % 2, (index % 2) + 1));
  });
