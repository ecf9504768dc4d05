import {test} from '@playwright/test';
import {expectAccessibleIn, looksOf} from './accessibility';
import {pageTypes} from './pageTypes';

// What the application adds cannot repair what a reader meets before it runs.

/** The HTML of a page does not depend on the query. */
const pages = Object.entries(pageTypes).filter(([, path]) => !path.includes('?'));

for (const [type, path] of pages) {
  test(`${type}: axe finds nothing in the HTML as served`, async ({page}) => {
    test.slow();
    // Never answered, so that the application does not start.
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(path);
    await expectAccessibleIn(page, looksOf(type));
  });
}
