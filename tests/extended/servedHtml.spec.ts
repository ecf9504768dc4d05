import {test} from '@playwright/test';
import {allLooks, expectAccessibleIn} from '../e2e/accessibility';
import {pageTypes} from '../e2e/pageTypes';

/** The HTML of a page does not depend on the query. */
const pages = Object.entries(pageTypes).filter(([, path]) => !path.includes('?'));

for (const [type, path] of pages)
  test(`${type}: axe finds nothing in the HTML as served, in every look`, async ({page}) => {
    test.setTimeout(240_000);
    // Empty scripts start no application. Held scripts would delay the playground's load event.
    await page.route('**/assets/js/*.js', (route) => route.fulfill({body: ''}));
    await page.goto(path);
    await expectAccessibleIn(page, allLooks, []);
  });
