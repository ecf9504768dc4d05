import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {facetFields} from '../../src/plugins/search/client/facets';
import type {SearchRecord} from '../../src/plugins/search/record';
import {send, sendJson, type AdminOptions} from '../../src/plugins/search/sync/adminClient';
import {
  adminKey,
  fillCluster,
  isReal,
  startCluster,
  startStandInsAt,
  type TestCluster,
} from '../typesense/cluster';
import type {StandIn} from '../typesense/standIn';
import {expectAccessible} from './accessibility';
import {openPage, startApplication} from './openPage';
import {watchPolicy} from './policyViolations';
import {searchFor} from './searchDialog';
import {siteNamed, typesenseAdminKey, typesenseNodes, typesenseSearchKey} from './sites';

// The tests stop and start the nodes that the site uses, so they run in sequence.
test.describe.configure({mode: 'serial'});

const notice =
  'The search service cannot be reached. These results come from the index of this site.';
let nodes: StandIn[] = [];

/** A record that only the cluster has. With it, a test sees which backend has responded. */
function record(
  page: string,
  title: string,
  anchor: string,
  heading: string,
  content: string,
): SearchRecord {
  const url = `/docs/${page}`;
  return {
    id: `${url}#${anchor}`,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    'hierarchy.lvl0': 'Blueprints',
    'hierarchy.lvl1': title,
    ...(heading && {'hierarchy.lvl2': heading}),
    content,
    type: heading ? 'lvl2' : 'lvl1',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: ['current'],
    item_priority: page.startsWith('caf') ? 10 : 90,
    ...facetFields({
      section: page.startsWith('caf') ? 'caf' : 'blueprints',
      tags: ['Fixture, with a comma'],
    }),
  };
}

const records = [
  record('blueprints/keycloak', 'Deploy Keycloak', '', '', 'Keycloak in the cluster: quokka.'),
  record(
    'blueprints/keycloak',
    'Deploy Keycloak',
    'before-you-begin',
    'Before you begin',
    'A quokka <b>& an account</b> for Keycloak.',
  ),
  record('caf/landing-zone', 'Lay out a landing zone', '', '', 'No sign-in here but quokka.'),
  {...record('caf/other', 'In another language', '', '', 'quokka'), language: 'de'},
  {
    ...record('caf/old', 'Of another version', '', '', 'quokka'),
    docusaurus_tag: 'docs-default-1.0',
  },
  ...Array.from({length: 25}, (_, index) =>
    record(`blueprints/many-${index}`, `Many ${index}`, '', '', 'numbat'),
  ),
];

/** A real server if TYPESENSE_BIN is set. The tests make the stand-ins in front of it fail. */
let server: TestCluster | undefined;
test.beforeAll(async () => {
  if (isReal) server = await startCluster();
});
test.afterAll(() => server?.stop());

const administration = (): AdminOptions => ({
  nodes: nodes.slice(0, 1).map(({url}) => url),
  adminKey,
});

/** Removes everything that the tests have created on the server. */
async function removeAll(): Promise<void> {
  await send(administration(), 'DELETE', '/aliases/docs', undefined, [404]);
  const collections =
    (await sendJson<{name: string}[]>(administration(), 'GET', '/collections')) ?? [];
  for (const {name} of collections.filter((collection) => collection.name.startsWith('docs')))
    await send(administration(), 'DELETE', `/collections/${name}`);
}

test.beforeEach(async () => {
  nodes = await startStandInsAt(typesenseNodes, server?.urls[0]);
  await removeAll();
  await fillCluster(administration(), typesenseSearchKey, records);
  for (const node of nodes) node.requests.length = 0;
});
test.afterEach(() => Promise.all(nodes.map((node) => node.close())));

test('the cluster answers: grouped, marked, with excerpts as text, in this language and version', async ({
  page,
}) => {
  await openPage(page, './');
  const {dialog, options, status} = await searchFor(page, 'quokka');
  await expect(status).toHaveText('2 results for “quokka”');
  await expect(options).toHaveCount(3);
  await expect(options.first()).toHaveAttribute('href', '/preview/docs/blueprints/keycloak');
  await expect(options.nth(1)).toContainText('A quokka <b>& an account</b> for Keycloak.');
  await expect(options.nth(1).locator('mark')).toHaveText(['quokka']);
  await expect(dialog.getByText(notice)).toBeHidden();
  await expectAccessible(page);
});

test('requests need no preflight, and those for an earlier query are cancelled', async ({page}) => {
  await openPage(page, './');
  const [first] = nodes;
  if (first) first.mode = 'slow';
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('multi_search')) cancelled.push(request.postData() ?? '');
  });
  const {field, options} = await searchFor(page, 'quok');
  await expect.poll(() => first?.requests.length).toBe(1);
  await field.fill('numbat');
  await expect(options.first()).toContainText('Many');
  expect(cancelled[0]).toContain('"q":"quok"');
  expect(new Set(first?.requests)).toEqual(new Set(['POST /multi_search']));
});

test('a slow node: a spinner shows, and the old results stay, marked as old', async ({page}) => {
  await openPage(page, './');
  const {dialog, field, options} = await searchFor(page, 'quokka');
  await expect(options).toHaveCount(3);
  for (const node of nodes) node.mode = 'slow';
  await field.fill('numbat');
  await expect(dialog.getByText('Searching …')).toBeVisible();
  await expect(options).toHaveCount(3);
  await expect(options.first()).toContainText('Many');
  await expect(dialog.getByText('Searching …')).toBeHidden();
});

for (const mode of ['unready', 'silent'] as const) {
  test(`the first node is ${mode}: the second responds, and the first gets no further requests`, async ({
    page,
  }) => {
    const [first, second] = nodes;
    if (first) first.mode = mode;
    await openPage(page, './');
    const {dialog, options, field} = await searchFor(page, 'quokka');
    await expect(options).toHaveCount(3);
    await expect(dialog.getByText(notice)).toBeHidden();
    await field.fill('numbat');
    await expect(options.first()).toContainText('Many');
    expect(first?.requests).toHaveLength(1);
    expect(second?.requests).toHaveLength(2);
  });
}

test('all nodes down: the embedded index answers, with a notice', async ({page}) => {
  await Promise.all(nodes.map((node) => node.close()));
  await openPage(page, './');
  const {dialog, options, field} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Deploy Keycloak');
  await expect(dialog.getByText(notice)).toBeVisible();
  await expectAccessible(page);
  await field.fill('quokka');
  await expect(dialog.getByText('No results for “quokka”').last()).toBeVisible();
});

test('a wrong key and an error inside a 200 fall back too', async ({page}) => {
  await removeAll();
  await openPage(page, './');
  const {dialog, options} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Deploy Keycloak');
  await expect(dialog.getByText(notice)).toBeVisible();
});

test('cluster and index down: the error and Retry, in the dialog and on the page', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const node of nodes) node.mode = 'unready';
  await page.context().route(/\/search\/index\..*\.json$/, (route) => route.abort());
  await openPage(page, 'search?q=quokka');
  const onPage = page.getByRole('main').getByRole('alert');
  await expect(onPage).toContainText('Unable to fetch results');
  const {dialog, options} = await searchFor(page, 'quokka');
  const inDialog = dialog.getByRole('alert');
  await expect(inDialog).toContainText('You might want to check your network connection.');
  for (const node of nodes) node.mode = 'up';
  await inDialog.getByRole('button', {name: 'Retry'}).click();
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Escape');
  await onPage.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('2 results for “quokka”')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the page: filters with commas and spaces, pages, and links below the base path', async ({
  page,
}) => {
  await openPage(page, 'search?q=numbat');
  const titles = page.getByRole('main').locator('ol > li > h2');
  await expect(page.getByText('25 results for “numbat”')).toBeVisible();
  await expect(titles).toHaveCount(10);
  await page.getByRole('link', {name: '3', exact: true}).click();
  await expect(titles).toHaveCount(5);
  await expect(titles.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/preview\/docs\/blueprints\/many-/,
  );
  await page
    .getByRole('navigation', {name: 'Filter by tag'})
    .getByRole('link', {name: /^Fixture, with a comma/})
    .click();
  await expect(page.getByText('25 results for “numbat”')).toBeVisible();
  await expect(page).toHaveURL(/tag=Fixture%2C\+with\+a\+comma$/);
});

test('the policy of the site allows the cluster and refuses nothing that search does', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  const answer = await page.goto('./');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  // Only style attributes of rendered pages are an exception.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  for (const port of typesenseNodes) expect(policy).toContain(`http://127.0.0.1:${port}`);
  await startApplication(page);
  const {dialog, options, field} = await searchFor(page, 'quokka');
  await expect(options).toHaveCount(3);
  await field.fill('zzqqxxzz');
  await expect(dialog.getByText('Let us know.')).toBeVisible();
  await openPage(page, 'search?q=numbat');
  await expect(page.getByText('25 results for “numbat”')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the policy allows the embedded index as a replacement of the cluster', async ({page}) => {
  const problems = await watchPolicy(page);
  await Promise.all(nodes.map((node) => node.close()));
  await openPage(page, './');
  const {options} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Deploy Keycloak');
  // Requests to the stopped nodes are errors too, but the policy does not refuse them.
  expect(problems.filter((problem) => problem.includes(' refuses '))).toEqual([]);
});

test('an unknown word beside a known one: the known one finds its pages', async ({page}) => {
  await openPage(page, './');
  const {options} = await searchFor(page, 'zzqqxxzz quokka');
  await expect(options).toHaveCount(3);
});

test('all nodes silent: the embedded index answers within 3 s, with a notice', async ({page}) => {
  await openPage(page, './');
  const {dialog, options, field} = await searchFor(page, 'quokka');
  await expect(options).toHaveCount(3);
  for (const node of nodes) node.mode = 'silent';
  const started = Date.now();
  await field.fill('keycloak');
  await expect(dialog.getByText(notice)).toBeVisible();
  await expect(options.first()).toContainText('Deploy Keycloak');
  expect(Date.now() - started).toBeLessThan(4000);
});

test('published files contain the search key, but not the admin key', () => {
  const {outDir} = siteNamed('typesense');
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  const texts = files.map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));
  expect(texts.some((text) => text.includes(typesenseSearchKey))).toBe(true);
  expect(texts.filter((text) => text.includes(typesenseAdminKey))).toEqual([]);
});
