import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

/*
 * Adds a facet to the list, as CONTRIBUTING.md describes it. Then it tests every place that uses
 * the list.
 */
vi.mock('../../../../src/plugins/search/client/facets', async (importOriginal) => {
  const module = await importOriginal<typeof Facets>();
  (module.facets as Facets.Facet[]).push({
    name: 'shape',
    parameter: 'shape',
    heading: 'Filter by shape',
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
  filters: {shape: ['landing']},
  language: 'en',
  docsTags: ['docs-default-current'],
  page: 1,
  perPage: 5,
};
const added = Facets.facets.find(({name}) => name === 'shape') as Facets.Facet;
const counts = [{value: 'landing', count: 1}];

test('records have its value, and the collection a field for it', () => {
  expect(records[0]).toMatchObject({shape: 'landing', section: 'caf'});
  expect(collectionSchema('docs').fields).toContainEqual(
    expect.objectContaining({name: 'shape', type: 'string', facet: true}),
  );
});

test('the embedded index filters by it and counts its values', () => {
  const engine = createEngine(buildIndex(records, []));
  expect(engine.search(query)).toMatchObject({total: 1, facets: {shape: counts}});
  expect(engine.search({...query, filters: {shape: ['guide']}})).toMatchObject({
    total: 0,
    facets: {shape: counts},
  });
});

test('the request to the cluster contains it, and its counts are read', () => {
  const [main, apart] = searchParameters(query, 'docs');
  expect(main).toMatchObject({facet_by: 'section,tags,kind,shape'});
  expect(main?.filter_by).toContain('shape:=[`landing`]');
  expect(apart).toMatchObject({facet_by: 'shape', per_page: 0});
  expect(apart?.filter_by).not.toContain('shape');
  const answer = {
    found: 0,
    out_of: 0,
    facet_counts: [{field_name: 'shape', counts}],
  };
  expect(countsOf([answer])).toEqual({section: [], tags: [], kind: [], shape: counts});
});

test('the page and the dialog offer it, and the address stores it', () => {
  const address = searchPageUrl('/search', {q: 'x', filters: query.filters});
  expect(address).toBe('/search?q=x&shape=landing');
  expect(readPageState('?q=x&shape=landing&shape=guide').filters).toMatchObject({
    shape: ['landing'],
  });
  expect(readPageState('?q=x&shape=nonsense').filters).toMatchObject({shape: []});
  const onPage = renderToStaticMarkup(
    createElement(FacetLinks, {facet: added, counts, chosen: [], urlOf: () => address}),
  );
  expect(onPage).toMatch(/Filter by shape.*href="\/search\?q=x&amp;shape=landing".*Overviews/);
  expect(dialogFacets).toContain(added);
});
