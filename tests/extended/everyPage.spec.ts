import {expect, test} from '@playwright/test';
import {pagesOfSitemap, problemsOf} from '../e2e/everyPage';

/** Groups, so that several workers share the pages. */
const groups = 6;
for (let group = 0; group < groups; group += 1) {
  test(`no page breaks the policy or asks another host: ${group + 1} of ${groups}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const routes = pagesOfSitemap().filter((_, index) => index % groups === group);
    expect(await problemsOf(page, routes, baseURL ?? '')).toEqual([]);
  });
}
