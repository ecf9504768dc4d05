import {expect, test} from 'vitest';
import {rankCandidates} from '../../../../../../src/plugins/search/client/typesense/rankCandidates';
import {recordsOf} from '../../fixtures';

/** Three pages in server order. The second page matches both words, the third matches neither. */
const pages = [
  recordsOf('Keycloak, among others.', {permalink: '/docs/caf/identity', title: 'Identity'}),
  recordsOf('About.\n\n## Steps\n\nBack up the database.\n\n### Restore\n\nTest `<b>it</b>`.', {
    permalink: '/docs/blueprints/keycloak',
    title: 'Deploy Keycloak',
  }),
  recordsOf('Sign-in.', {permalink: '/docs/caf/other', title: 'Other'}),
];
const answer = {
  found: 3,
  out_of: 1000,
  grouped_hits: pages.map((records) => ({
    found: records.length,
    hits: records.map((document) => ({document})),
  })),
};
const query = {
  query: 'keycloak backup',
  filters: {section: ['blueprints']},
  language: 'en',
  docsTags: ['docs-default-current'],
  page: 1,
  perPage: 5,
};
const urls = (changes: Partial<typeof query>, synonyms: {terms: string[]}[] = []): string[] =>
  rankCandidates({...query, ...changes}, answer, {synonyms, thumbnails: {}}).map(({url}) => url);

test('ranks like the embedded index, and puts pages without a match for the engine last', () => {
  expect(urls({})).toEqual(['/docs/blueprints/keycloak', '/docs/caf/identity', '/docs/caf/other']);
  expect(urls({query: 'zzzz'})).toEqual(pages.map(([record]) => record?.url_without_anchor));
});

test('synonyms count as matches', () => {
  const synonyms = [{terms: ['sso', 'sign-in']}];
  expect(urls({query: 'sso'}, synonyms)[0]).toBe('/docs/caf/other');
});

test('words of a title count as frequent even if its sections were not sent', () => {
  const [zebra = [], lion = []] = ['Zebra', 'Lion'].map((title) =>
    recordsOf('About.', {permalink: `/docs/caf/${title}`, title}),
  );
  const first = (found: number): string | undefined => {
    const groups = [zebra, lion].map((records) => ({
      found: records === zebra ? found : 1,
      hits: records.map((document) => ({document})),
    }));
    const asked = {...query, query: 'zebra or lion'};
    const shared = {synonyms: [], thumbnails: {}};
    return rankCandidates(asked, {...answer, grouped_hits: groups}, shared)[0]?.title[0]?.text;
  };
  expect(first(1)).toBe('Zebra');
  expect(first(40)).toBe('Lion');
});

test('the length of a text is compared with the mean of all records', () => {
  const filling = Array.from({length: 300}, (_, index) => `word${index}`).join(' ');
  const texts = {long: `Zebra zebra ${filling}`, short: 'Zebra here.'};
  const groups = Object.entries(texts).map(([name, text]) => ({
    found: 1,
    hits: recordsOf(text, {permalink: `/docs/caf/${name}`, title: name}).map((document) => ({
      document,
    })),
  }));
  const first = (fieldLengths?: number[]): string | undefined =>
    rankCandidates(
      {...query, query: 'zebra'},
      {...answer, grouped_hits: groups},
      {synonyms: [], thumbnails: {}, ...(fieldLengths && {fieldLengths})},
    )[0]?.url;
  expect(first()).toBe('/docs/caf/short');
  expect(first([1, 1, 1, 1, 3000])).toBe('/docs/caf/long');
});

test('a page of results is a part of the new order', () => {
  expect(urls({page: 2, perPage: 1})).toEqual(['/docs/caf/identity']);
  // For late pages, the server sends only that page in its own order.
  expect(urls({page: 20, perPage: 5})).toHaveLength(3);
});

test('shows parent headings, marks and text as text', () => {
  const [group] = rankCandidates({...query, query: 'restore test'}, answer, {
    synonyms: [],
    thumbnails: {'/docs/blueprints/keycloak': '0123456789'},
  });
  expect(group?.thumbnail).toBe('0123456789');
  expect(group?.hits[0]).toMatchObject({
    url: '/docs/blueprints/keycloak#restore',
    path: ['Steps'],
    heading: [{text: 'Restore', isMarked: true}],
  });
  expect(group?.hits[0]?.excerpt?.map(({text}) => text).join('')).toBe('Test <b>it</b>.');
});
