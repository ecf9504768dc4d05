import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {editorFiles} from '../../../../scripts/editor/editorFiles';
import catalogue from '../../../../src/plugins/catalogue';
import {defineCatalogue} from '../../../../src/plugins/catalogue/catalogue';
import {catalogues} from '../../../../src/plugins/catalogue/catalogues';
import {checkContent} from '../../../../src/plugins/content-checks/checkContent';
import {sectionLabels} from '../../../../src/plugins/search/client/sections';
import {readSources} from '../../../../src/plugins/search/sources';
import {toRecords} from '../../../../src/plugins/search/toRecords';
import {formatIssue} from '../../../../src/schemas/parse';
import {validContent} from '../../../fixtures/validContent';
import {tempSite} from '../../../tempSite';

const schema = z.strictObject({
  customers: z
    .array(
      z.strictObject({
        name: z.string().describe('Name of the customer.'),
        guide: z.string().describe('Address of a guide.'),
      }),
    )
    .describe('Customers.'),
});

/** A catalogue of reference customers, with everything that its folder would contain. */
const customers = defineCatalogue<z.infer<typeof schema>, z.infer<typeof schema>>({
  id: 'reference-customers',
  route: '/customers',
  schema,
  load: (value) => value,
  toRoutes: (data, {baseUrl}) => [
    {path: `${baseUrl}customers`, component: '@site/Customers.tsx', exact: true, props: {data}},
  ],
  toSearchEntries: ({customers: list}) =>
    list.map(({name}) => ({url: '/customers', title: name, lines: [], tags: [], priority: 50})),
  rules: [
    {
      name: 'customer-entries',
      finds: 'a customer without a guide',
      fix: 'write the address of a guide',
      wrong: {'a customer without a guide': ['', '']},
      findInData: ({customers: list}, {pages}) =>
        list.flatMap(({name, guide}, index) =>
          pages.some(({permalink}) => permalink === guide)
            ? []
            : [
                {
                  path: ['customers', index, 'guide'],
                  message: `"${name}" has no guide`,
                  fix: 'write the address of a guide',
                },
              ],
        ),
    },
  ],
});
const list = [...catalogues, customers];
let siteDir: string;

beforeAll(() => {
  siteDir = tempSite(validContent);
  writeFileSync(
    path.join(siteDir, 'data/reference-customers.yml'),
    'customers:\n  - name: One customer\n    guide: /docs/nowhere\n',
  );
});

it('a new catalogue has its page', async () => {
  const context = {siteDir, baseUrl: '/base/', generatedFilesDir: siteDir} as LoadContext;
  const plugin = catalogue(context, {only: ['reference-customers']}, list);
  const content = await plugin.loadContent?.();
  const routes: RouteConfig[] = [];
  await plugin.allContentLoaded?.({
    allContent: {catalogue: {default: content}},
    actions: {
      addRoute: (route: RouteConfig) => routes.push(route),
      createData: () => Promise.resolve(''),
      setGlobalData: () => undefined,
    },
  });
  expect(routes).toMatchObject([
    {path: '/base/customers', props: {data: {customers: [{name: 'One customer'}]}}},
  ]);
  expect(plugin.getPathsToWatch?.()).toEqual([`${siteDir}/data/reference-customers.yml`]);
});

it('a new catalogue is in search, with its own section', async () => {
  const records = toRecords(await readSources({siteDir, language: 'en'}, list), 'en');
  expect(records.filter(({url}) => url === '/customers')).toMatchObject([
    {
      section: 'reference-customers',
      'hierarchy.lvl0': 'Reference customers',
      'hierarchy.lvl1': 'One customer',
    },
  ]);
});

it('the checks apply the rules of a new catalogue, with file and line', async () => {
  const issues = await checkContent(siteDir, {today: '2026-11-21', catalogues: list});
  expect(issues.map(formatIssue)).toEqual([
    'data/reference-customers.yml:3 customer-entries: "One customer" has no guide. Fix: write the address of a guide.',
  ]);
});

it('the editor has the schema of a new catalogue, bound to its data file', () => {
  const files = editorFiles(list);
  expect(files['.vscode/schemas/reference-customers.json']).toContain('Name of the customer.');
  expect(files['.vscode/settings.json']).toContain('data/reference-customers.yml');
});

it('readers can filter search by every catalogue', () => {
  const ids = catalogues.filter((one) => one.toSearchEntries).map(({id}) => id);
  expect(Object.keys(sectionLabels)).toEqual(expect.arrayContaining(ids));
});
