import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';
import {siteNamed} from './sites';

const {baseUrl, outDir} = siteNamed('site');

/** Every page of the sitemap, below the base path. The tests are collected before the site is built where only they are listed. */
function pagesOfSitemap(): string[] {
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname.slice(baseUrl.length));
}

/** Of a service without a file of its own. */
function isServicePage(route: string): boolean {
  return /^docs\/best-practices\/[^/]+\/[^/]+$/.test(route) && !existsSync(`${route}.md`) && !existsSync(`${route}/index.md`);
}

const topLevel = ['', 'markdown-page', 'portfolio', 'templates', 'webinars', 'search', 'docs', 'docs/tags', 'home-5b9'];
const categories = [
  'application-services',
  'big-data-and-data-analysis',
  'computing',
  'containers',
  'databases',
  'management-and-deployment',
  'networking',
  'security-services',
  'storage',
];
const industries = ['aerospace', 'finance', 'government', 'healthcare', 'innovation', 'media', 'retail', 'telecoms'];
const useCases = ['ai', 'analytics', 'collaboration', 'devops', 'networking', 'observability', 'security', 'sovereignty', 'storage'];

test('every route of the specification answers with a page', async ({request}) => {
  const routes = [
    ...topLevel,
    'docs/best-practices',
    ...categories.map((name) => `docs/best-practices/${name}`),
    'docs/blueprints',
    'docs/blueprints/by-industry',
    ...industries.map((name) => `docs/blueprints/by-industry/${name}`),
    'docs/blueprints/by-use-case',
    ...useCases.map((name) => `docs/blueprints/by-use-case/${name}`),
    'docs/caf',
  ];
  for (const route of routes) expect((await request.get(route, {maxRedirects: 0})).status(), route).toBe(200);
});

test('the three unfinished use cases are not part of the site, and an unknown path is answered with 404', async ({request}) => {
  for (const name of ['computing', 'hybrid', 'migration']) {
    expect((await request.get(`docs/blueprints/by-use-case/${name}`)).status(), name).toBe(404);
  }
  expect((await request.get('no/such/page')).status()).toBe(404);
});

test('the Google and service catalogue pages have no sidebar, others have theirs', async ({page}) => {
  const cloudCreate = 'docs/best-practices/management-and-deployment/cloud-create';
  for (const name of ['google-cloud/google', 'google-cloud/google-deploy', 'service-catalogs', 'service-catalogs/openshift-template']) {
    await page.goto(`${cloudCreate}/${name}`);
    await expect(page.locator('.theme-doc-sidebar-container'), name).toHaveCount(0);
  }
  await page.goto(cloudCreate);
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(1);
});

test('every tag page has at least one page', async ({request}) => {
  const tags = pagesOfSitemap().filter((route) => route.startsWith('docs/tags/'));
  expect(tags.length).toBeGreaterThan(140);
  for (const route of tags) expect(await (await request.get(route)).text(), route).toMatch(/\b[1-9]\d* pages?\b/);
});

/** Groups, so that the pages are visited by several workers. */
const groups = 6;
for (let group = 0; group < groups; group += 1) {
  test(`no page breaks the policy, has an error or asks another host, part ${group + 1} of ${groups}`, async ({page, baseURL}) => {
    test.setTimeout(240_000);
    const problems = await watchPolicy(page);
    let current = '';
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(baseURL ?? '').origin) && !request.url().startsWith('data:')) {
        problems.push(`${current}: asks ${request.url()}`);
      }
    });
    // Tag pages are alike, and so are the pages of services that nobody wrote: every tenth stands for the others.
    const all = pagesOfSitemap();
    const isGenerated = (route: string): boolean => route.startsWith('docs/tags/') || isServicePage(route);
    const visited = [...all.filter((route) => !isGenerated(route)), ...all.filter(isGenerated).filter((_, index) => index % 10 === 0)];
    for (const route of visited.filter((_, index) => index % groups === group)) {
      current = route || '/';
      await openPage(page, route || './');
    }
    expect(problems).toEqual([]);
  });
}
