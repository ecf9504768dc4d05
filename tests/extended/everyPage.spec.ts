import {expect, test} from '@playwright/test';
import {pagesOfSitemap} from '../e2e/everyPage';
import {openPage} from '../e2e/openPage';
import {watchPolicy} from '../e2e/policyViolations';

/** Number of groups of pages. Several workers share the groups. */
const groups = 6;
for (let group = 0; group < groups; group += 1) {
  test(`no page violates the policy or sends requests to other hosts: ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const problems = await watchPolicy(page);
    for (const route of pagesOfSitemap().filter((_, index) => index % groups === group))
      await openPage(page, route || './');
    expect(problems).toEqual([]);
  });
}
