// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {countLabel} from '../../../../../../src/components/Search/labels';
import {
  forget,
  remember,
  toggleFavourite,
} from '../../../../../../src/plugins/search/client/dialog/keptSearches';
import {
  dialogFacets,
  facetFilter,
  noResults,
  resultList,
  startScreen,
} from '../../../../../../src/plugins/search/client/dialog/render';
import type {DialogSettings} from '../../../../../../src/plugins/search/client/dialog/settings';

const settings = {
  baseUrl: '/base/',
  suggestions: ['Kubernetes'],
  reportUrl: 'https://example.org/issues/new',
} as unknown as DialogSettings;

beforeEach(() => {
  localStorage.clear();
});

test('texts of the index are rendered as text, and addresses include the base path', () => {
  const hit = {
    url: '/docs/a#b',
    heading: [{text: '<b>', isMarked: true}],
    path: ['Above'],
    excerpt: undefined,
  };
  const title = [{text: 'A', isMarked: false}];
  const group = {
    ...{url: '/docs/a', title, section: 'Guides'},
    ...{thumbnail: '0123456789', excerpt: undefined, hits: [hit]},
  };
  const list = resultList([group], settings);
  const options = [...list.querySelectorAll('a')];
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/base/docs/a',
    '/base/docs/a#b',
  ]);
  expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/base/assets/thumbnails/0123456789.svg',
    '/base/assets/thumbnails/0123456789-dark.svg',
  ]);
  expect(list.querySelector('mark')?.textContent).toBe('<b>');
  expect(list.querySelector('b')).toBeNull();
  expect(options[1]?.textContent).toBe('Above › <b>\u00A0');
});

test('a filter shows the number of pages of each value, including zero', () => {
  const [facet] = dialogFacets;
  if (!facet) throw new Error('no facet');
  const counts = [
    {value: 'caf', count: 2},
    {value: 'blueprints', count: 3},
  ];
  const filter = facetFilter(facet, counts, {section: ['services']}) as HTMLElement;
  const buttons = [...filter.querySelectorAll('button')];
  expect(buttons[0]?.textContent).toBe('All5');
  expect(buttons.filter((button) => button.ariaPressed === 'true')).toHaveLength(1);
  expect(facetFilter(facet, counts.slice(1), {})).toBeUndefined();
});

test('nothing found: offers similar queries, otherwise frequent queries, and a report link', () => {
  const queries = (element: HTMLElement): (string | undefined)[] =>
    [...element.querySelectorAll('button')].map((button) => button.dataset['query']);
  const element = noResults('x', ['keycloak'], settings);
  expect(queries(element)).toEqual(['keycloak']);
  expect(element.querySelector('a')?.href).toContain('/issues/new?title=Search+finds+nothing');
  expect(queries(noResults('x', [], settings))).toEqual(['Kubernetes']);
});

test('searches can be stored, marked as favourites, and removed', () => {
  const texts = (): string[] => startScreen(settings).map(({textContent}) => textContent);
  expect(texts()).toEqual(['No recent searchesTry searching forKubernetes']);
  remember('velero');
  remember(' keycloak ');
  toggleFavourite('velero');
  expect(texts()).toEqual(['Favouritesvelero★×', 'Recentkeycloak☆×']);
  remember('velero');
  forget('keycloak');
  expect(texts()).toEqual(['Favouritesvelero★×']);
  localStorage.setItem('search.favourites', 'no JSON');
  expect(texts()).toEqual(['No recent searchesTry searching forKubernetes']);
});

test('one result is counted in the singular', () => {
  expect(countLabel(1, 'a')).toBe('One result for “a”');
  expect(countLabel(2, 'a')).toBe('2 results for “a”');
});
