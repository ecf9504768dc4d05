import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

const guide = 'docs/best-practices/publish-a-service';
const oldGuide = 'docs/best-practices/old-guide';
const notice = 'This page was last reviewed on 3 Dec 2024';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a guide ends with its evidence, and the details open', async ({page}) => {
    await page.goto(guide);
    await expect(page.getByText('Not reviewed for a long time')).toHaveCount(0);
    const evidence = page.getByRole('region', {name: 'Evidence'});
    await expect(evidence.locator('summary')).toHaveText(
      /^Evidence Reviewed 21 Nov 2026 \d+ of \d+ samples checked 1 link checked $/,
    );
    await expect(evidence.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('End');
    await evidence.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(evidence.getByRole('term')).toHaveText([
      'Reviewed',
      'Last changed',
      'Samples',
      'Links',
      'Sources',
    ]);
    await expect(
      evidence.getByRole('listitem').filter({hasText: /^bash: bash \d+\.\d+\S* \(\d+ samples?\)$/}),
    ).toHaveCount(1);
    // One sample has labels that are not strings. It is not counted, and readers see the error.
    await expect(
      evidence.getByRole('listitem').filter({
        hasText: 'Failed: yaml in line 30 of the source: metadata.labels.tier must be string',
      }),
    ).toHaveCount(1);
    await expect(
      evidence.getByRole('listitem').filter({hasText: /^yaml: Kubernetes schemas \d/}),
    ).toHaveCount(1);
    await expect(evidence.getByRole('link', {name: 'A page made for the tests'})).toHaveAttribute(
      'href',
      'https://example.com/',
    );
  });

  test('a page that was reviewed long ago shows a notice under its title block', async ({page}) => {
    await page.goto(oldGuide);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText('Not reviewed for a long time')).toBeVisible();
    // The page has no sample and no link, so the summary names none.
    await expect(page.getByRole('region', {name: 'Evidence'}).locator('summary')).toHaveText(
      'Evidence Reviewed 3 Dec 2024',
    );
  });
});

test('the browser computes the age again if the build is old', async ({page}) => {
  await page.clock.setFixedTime(new Date('2028-06-01'));
  await openPage(page, guide);
  await expect(page.getByText('This page was last reviewed on 21 Nov 2026')).toBeVisible();
});

test('evidence.json contains the evidence that the pages show', async ({request}) => {
  const {version, pages} = (await (await request.get('evidence.json')).json()) as {
    version: number;
    pages: Record<string, {samples: {total: number; passed: number}}>;
  };
  expect(version).toBe(1);
  const paths = [guide, oldGuide, 'docs/blueprints/by-use-case/keep-logs'];
  expect(Object.keys(pages)).toEqual(paths.map((name) => `/base/${name}`).sort());
  expect(pages[`/base/${oldGuide}`]).toMatchObject({
    reviewed: '2024-12-03',
    reviewIsOld: true,
    links: 0,
    samples: {total: 0},
  });
  const {total = 0, passed = 0} = pages[`/base/${guide}`]?.samples ?? {};
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThanOrEqual(total);
});
