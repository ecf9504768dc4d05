import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

/*
 * Adds a facet to the list, as somebody would who follows the recipe in CONTRIBUTING.md, and looks
 * for it wherever the list is read.
 */
vi.mock('../../../../src/plugins/search/client/facets', async (importOriginal) => {
  const module = await importOriginal<typeof Facets>();
  (module.facets as Facets.Facet[]).push({
    name: 'kind',
    parameter: 'kind',
    heading: 'Filter by kind',
    isMultiple: false,
    isInDialog: true,
    labels: {landing: 'Overviews', guide: 'Guides'},
    valuesOf: ({frontMatter}) => (frontMatter ? [frontMatter.kind] : []),
  });
  return module;
});
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) =>
    createElement('a', {href: to}, children),
}));
vi.mock('@docusaurus/router', () => ({}));
vi.mock('@docusaurus/useIsBrowser', () => ({}));
vi.mock('@generated/docusaurus.config', () => ({
  default: {themeConfig: {typesense: {typesenseServerConfig: {nodes: [], apiKey: ''}}}},
}));
vi.mock('../../../../src/components/SearchResultsPage/styles.module.css', () => ({default: {}}));

import {FacetLinks} from '../../../../src/components/SearchResultsPage/FacetLinks';
import {readPageState} from '../../../../src/components/SearchResultsPage/useSearchParameters';
import {buildIndex} from '../../../../src/plugins/search/client/engine/buildIndex';
import {createEngine} from '../../../../src/plugins/search/client/engine/engine';
import {dialogFacets} from '../../../../src/plugins/search/client/dialog/render';
import * as Facets from '../../../../src/plugins/search/client/facets';
import {searchPageUrl} from '../../../../src/plugins/search/client/searchPageUrl';
import {searchParameters} from '../../../../src/plugins/search/client/typesense/searchParameters';
import {countsOf} from '../../../../src/plugins/search/client/typesense/typesenseClient';
import {collectionSchema} from '../../../../src/plugins/search/sync/collectionSchema';
import {recordsOf} from './fixtures';

const records = recordsOf('Text about backups.', {kind: 'landing'});
const query = {
  query: 'backups',
  filters: {kind: ['landing']},
  language: 'en',
  docsTags: ['docs-default-current'],
  page: 1,
  perPage: 5,
};
const added = Facets.facets.find(({name}) => name === 'kind') as Facets.Facet;
const counts = [{value: 'landing', count: 1}];

test('records have its value, and the collection a field for it', () => {
  expect(records[0]).toMatchObject({kind: 'landing', section: 'caf'});
  expect(collectionSchema('docs').fields).toContainEqual(
    expect.objectContaining({name: 'kind', type: 'string', facet: true}),
  );
});

test('the embedded index filters by it and counts its values', () => {
  const engine = createEngine(buildIndex(records, []));
  expect(engine.search(query)).toMatchObject({total: 1, facets: {kind: counts}});
  expect(engine.search({...query, filters: {kind: ['guide']}})).toMatchObject({
    total: 0,
    facets: {kind: counts},
  });
});

test('the cluster is asked for it, and its counts are read', () => {
  const [main, apart] = searchParameters(query, 'docs');
  expect(main).toMatchObject({facet_by: 'section,tags,kind'});
  expect(main?.filter_by).toContain('kind:=[`landing`]');
  expect(apart).toMatchObject({facet_by: 'kind', per_page: 0});
  expect(apart?.filter_by).not.toContain('kind');
  const answer = {
    found: 0,
    out_of: 0,
    search_time_ms: 1,
    facet_counts: [{field_name: 'kind', counts}],
  };
  expect(countsOf([answer])).toEqual({section: [], tags: [], kind: counts});
});

test('the page and the dialog offer it, and the address holds it', () => {
  const address = searchPageUrl('/search', {q: 'x', filters: query.filters});
  expect(address).toBe('/search?q=x&kind=landing');
  expect(readPageState('?q=x&kind=landing&kind=guide').filters).toMatchObject({kind: ['landing']});
  expect(readPageState('?q=x&kind=nonsense').filters).toMatchObject({kind: []});
  const onPage = renderToStaticMarkup(
    createElement(FacetLinks, {facet: added, counts, chosen: [], urlOf: () => address}),
  );
  expect(onPage).toMatch(/Filter by kind.*href="\/search\?q=x&amp;kind=landing".*Overviews/);
  expect(dialogFacets).toContain(added);
});
