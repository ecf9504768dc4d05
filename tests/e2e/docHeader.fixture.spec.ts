import {expect, test} from '@playwright/test';

const guide = 'docs/best-practices/publish-a-service';
// The served HTML contains the facts.
test.use({javaScriptEnabled: false});

test('a guide begins with its facts and services and ends with tags and dates', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Publish a service over HTTPS');
  // The description is the lead.
  await expect(page.locator('header h1 + p, header p').first()).toHaveText(/.{50,170}/);
  const facts = page.locator('h1').locator('xpath=following::dl[1]');
  await expect(facts.getByRole('term')).toHaveText([
    'Type',
    'Level',
    'Time to complete',
    'Reviewed',
    'Services',
    'Programs',
  ]);
  await expect(facts.getByRole('definition').filter({hasNot: page.getByRole('list')})).toHaveText([
    'Tutorial',
    'Intermediate',
    '1 h 30 min',
    '21 Nov 2026',
    'kubectl',
  ]);
  await expect(facts.locator('time')).toHaveAttribute('datetime', '2026-11-21');
  const services = page.getByRole('article').locator('dl').getByRole('link');
  await expect(services).toHaveText(['Elastic Load Balancing (ELB)', 'Cloud Container Engine']);
  await expect(services.first()).toHaveAttribute(
    'href',
    '/base/portfolio?service=elastic-load-balancing',
  );
  await expect(page.locator('.theme-doc-footer').getByRole('link')).toHaveText([
    'Elastic Load Balancing (ELB)',
    'Kubernetes',
    'Terraform',
    'Edit this page',
  ]);
  await expect(page.getByText(/^Last changed on \d{1,2} \w{3,4} \d{4}$/)).toBeVisible();
});

test('a guide has structured data in the language of its site', async ({page}) => {
  for (const [language, address] of [
    ['en', guide],
    ['de', `de/${guide}`],
  ] as const) {
    await page.goto(address);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const articles = texts
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter((data) => data['@type'] === 'TechArticle');
    expect(articles).toHaveLength(1);
    expect(articles[0]).toMatchObject({
      headline: 'Publish a service over HTTPS',
      inLanguage: language,
      timeRequired: 'PT90M',
    });
  }
});

test('a page without facts has no title block and no evidence', async ({page}) => {
  await page.goto('docs/first');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('article').locator('dl')).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Evidence'})).toHaveCount(0);
});
