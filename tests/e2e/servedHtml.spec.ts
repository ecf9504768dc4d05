import {test} from '@playwright/test';
import {expectAccessibleIn, inAllLooks, twoLooks} from './accessibility';
import {pageTypes} from './pageTypes';

// The served HTML must be accessible before the application runs. These pages contain every
// component. Each is tested in one look. tests/extended tests all pages in all looks.

for (const [index, type] of inAllLooks.entries())
  test(`${type}: axe finds nothing in the HTML as served`, async ({page}) => {
    // These requests get no response, so the application does not start.
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(pageTypes[type]);
    await expectAccessibleIn(page, twoLooks.slice(index % 2, (index % 2) + 1));
  });
