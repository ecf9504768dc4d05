import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pagesOfSitemap} from './everyPage';
import {siteNamed} from './sites';

const {outDir} = siteNamed('site');

const words = (text: string): string[] => text.trim().split(/\s+/);
const categories = words(`application-services big-data-and-data-analysis computing containers
  databases management-and-deployment networking security-services storage`);
const industries = words(
  'aerospace finance government healthcare innovation media retail telecoms',
);
const useCases = words(
  'ai analytics collaboration devops networking observability security sovereignty storage',
);
const topLevel = words(
  'markdown-page portfolio templates webinars search docs docs/tags home-5b9 docs/caf',
);

test('every route of the specification shows a page', async ({request}) => {
  const routes = [
    '',
    ...topLevel,
    'docs/best-practices',
    ...categories.map((name) => `docs/best-practices/${name}`),
    'docs/blueprints',
    'docs/blueprints/by-industry',
    ...industries.map((name) => `docs/blueprints/by-industry/${name}`),
    'docs/blueprints/by-use-case',
    ...useCases.map((name) => `docs/blueprints/by-use-case/${name}`),
  ];
  for (const route of routes)
    expect((await request.get(route, {maxRedirects: 0})).status(), route).toBe(200);
});

test('the three unfinished use cases are not part of the site, and an unknown path has status 404', async ({
  request,
}) => {
  for (const name of ['computing', 'hybrid', 'migration']) {
    expect((await request.get(`docs/blueprints/by-use-case/${name}`)).status(), name).toBe(404);
  }
  expect((await request.get('no/such/page')).status()).toBe(404);
});

test('the Google and service catalogue pages have no sidebar, other pages have one', async ({
  page,
}) => {
  const cloudCreate = 'docs/best-practices/management-and-deployment/cloud-create';
  for (const name of [
    'google-cloud/google',
    'google-cloud/google-deploy',
    'service-catalogs',
    'service-catalogs/openshift-template',
  ]) {
    await page.goto(`${cloudCreate}/${name}`);
    await expect(page.locator('.theme-doc-sidebar-container'), name).toHaveCount(0);
  }
  await page.goto(cloudCreate);
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(1);
});

test('every tag page has at least one page', () => {
  const tags = pagesOfSitemap().filter((route) => route.startsWith('docs/tags/'));
  expect(tags.length).toBeGreaterThan(140);
  for (const route of tags)
    expect(readFileSync(path.join(outDir, `${route}.html`), 'utf8'), route).toMatch(
      /\b[1-9]\d* pages?\b/,
    );
});
