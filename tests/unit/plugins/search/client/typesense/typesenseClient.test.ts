import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {
  createMultiSearch,
  TypesenseRequestError,
} from '../../../../../../src/plugins/search/client/typesense/multiSearch';
import {
  cleanQuery,
  searchParameters,
} from '../../../../../../src/plugins/search/client/typesense/searchParameters';
import type {SearchClient, SearchQuery} from '../../../../../../src/plugins/search/client/types';
import {
  createClient,
  fillCluster,
  startCluster,
  type TestCluster,
} from '../../../../../typesense/cluster';
import {recordsOf} from '../../fixtures';

/* These tests use three real nodes if TYPESENSE_BIN is set. */

const apiKey = 'search-only-key';
const query: SearchQuery = {
  query: 'keycloak',
  filters: {},
  language: 'en',
  docsTags: ['default', 'docs-default-current'],
  page: 1,
  perPage: 5,
};
const records = [
  ...recordsOf('About.\n\n## Steps\n\nDeploy Keycloak `<b>now</b>`.', {
    permalink: '/docs/blueprints/keycloak',
    title: 'Deploy Keycloak',
  }),
  ...recordsOf('Keycloak is one of them.', {
    permalink: '/docs/caf/identity',
    title: 'Identity, access & more',
  }),
];

let cluster: TestCluster;
let client: SearchClient;
beforeAll(async () => {
  cluster = await startCluster(3);
  await fillCluster({nodes: cluster.urls, adminKey: cluster.adminKey}, apiKey, records);
  client = createClient({nodes: cluster.urls, apiKey, collection: 'docs'});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const node of cluster.nodes) node.thaw();
});
afterAll(() => cluster.stop());

test('groups by page, renders marks as text, and counts sections', async () => {
  const response = await client.search(query);
  expect(response.total).toBe(2);
  const [best] = response.groups;
  expect(best).toMatchObject({url: '/docs/blueprints/keycloak', section: 'Blueprints'});
  expect(best?.title).toEqual([
    {text: 'Deploy ', isMarked: false},
    {text: 'Keycloak', isMarked: true},
  ]);
  expect(best?.hits[0]?.url).toBe('/docs/blueprints/keycloak#steps');
  expect(best?.hits[0]?.excerpt?.map(({text}) => text).join('')).toBe(
    'Deploy Keycloak <b>now</b>.',
  );
  // The server may return equal counts in any order.
  expect(new Set(response.facets['section'])).toEqual(
    new Set([
      {value: 'blueprints', count: 1},
      {value: 'caf', count: 1},
    ]),
  );
});

test('a section filters the results and not its own counts', async () => {
  const response = await client.search({...query, filters: {section: ['caf']}});
  expect(response.groups.map(({url}) => url)).toEqual(['/docs/caf/identity']);
  expect(response.facets['section']).toHaveLength(2);
});

test.each([
  ['a synonym', {query: 'sso'}, 2],
  ['an alias', {query: 'cognito'}, 2],
  ['a tag with spaces and brackets', {filters: {tags: ['Cloud Container Engine (CCE)']}}, 2],
  ['an unknown tag with signs', {filters: {tags: ['a,b`c']}}, 0],
  ['another language', {language: 'de'}, 0],
  ['punctuation alone', {query: ' " / # := *'}, 0],
  ['half an emoji', {query: 'keycloak \ud83d'}, 2],
  ['an emoji that the limit cuts', {query: `keycloak ${'\u{1F600}'.repeat(150)}`}, 2],
  ['stop words alone', {query: 'how to'}, 0],
] as [string, Partial<SearchQuery>, number][])('%s', async (_, changes, total) => {
  expect((await client.search({...query, ...changes})).total).toBe(total);
});

test('offers words with results if nothing is found', async () => {
  const response = await client.search({
    ...query,
    query: 'zzzzzzzz keycloak',
    filters: {tags: ['none']},
  });
  expect(response).toMatchObject({total: 0, suggestions: ['keycloak']});
});

/** Records the origins of all requests until the test ends. */
function recordRequests(): string[] {
  const asked: string[] = [];
  const realFetch = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(new URL(input as string).origin);
    return realFetch(input, init);
  });
  return asked;
}

test.each([0, 1, 2])(
  '%i frozen nodes: the next node answers, and is tried first afterwards',
  async (n) => {
    for (const node of cluster.nodes.slice(0, n)) node.freeze();
    const asked = recordRequests();
    const search = createMultiSearch({nodes: cluster.urls, apiKey});
    const searches = searchParameters(query, 'docs');
    expect((await search(searches))[0]?.found).toBe(2);
    const requests = asked.length;
    expect((await search(searches))[0]?.found).toBe(2);
    expect(asked[requests]).toBe(cluster.urls[n]);
  },
);

test('all nodes frozen: the search fails after the time limit', async () => {
  for (const node of cluster.nodes) node.freeze();
  const search = createMultiSearch({nodes: cluster.urls, apiKey, budget: 50});
  await expect(search(searchParameters(query, 'docs'))).rejects.toThrow(
    'No node of the cluster answers',
  );
});

test('nodes that are down: the next node answers, and is tried first afterwards', async () => {
  const asked = recordRequests();
  const nodes = ['http://127.0.0.1:9', ...cluster.urls.slice(0, 1)];
  let now = 0;
  const search = createMultiSearch({nodes, apiKey, now: () => now});
  const searches = searchParameters(query, 'docs');
  for (now of [0, 1000, 40_000]) expect((await search(searches))[0]?.found).toBe(2);
  expect(asked).toEqual([...nodes, nodes[1], ...nodes]);
});

test('no other node is tried after a refusal', async () => {
  const nodes = [...cluster.urls.slice(0, 1), 'http://127.0.0.1:9'];
  const refused = createClient({nodes, apiKey: 'wrong', collection: 'docs'});
  await expect(refused.search(query)).rejects.toBeInstanceOf(TypesenseRequestError);
});

test('an error in a response with status 200 is an error', async () => {
  const {urls: nodes, adminKey} = cluster;
  const unscoped = createClient({nodes, apiKey: adminKey, collection: 'nope'});
  await expect(unscoped.search(query)).rejects.toThrow('404: Collection not found');
});

test('a cancelled search ends at once', async () => {
  for (const node of cluster.nodes) node.freeze();
  const controller = new AbortController();
  const search = client.search(query, {signal: controller.signal});
  controller.abort(new DOMException('typed on', 'AbortError'));
  await expect(search).rejects.toThrow('typed on');
});

test('the request ranks by match before priority, and quotes values', () => {
  const filters = {section: ['caf']};
  const [main] = searchParameters({...query, query: 'How to deploy Keycloak?', filters}, 'docs');
  expect(main).toMatchObject({
    q: 'deploy Keycloak?',
    sort_by: '_text_match:desc,item_priority:desc',
    group_by: 'url_without_anchor',
    filter_by:
      'language:=[`en`] && docusaurus_tag:=[`default`,`docs-default-current`] && section:=[`caf`]',
  });
});

test('words of one section have a higher weight than words of all sections', () => {
  const [main] = searchParameters(query, 'docs');
  const weights = String(main?.['query_by_weights']).split(',').map(Number);
  const fields = String(main?.['query_by']).split(',');
  const weightsOf = (...names: string[]): number[] =>
    names.map((name) => weights[fields.indexOf(name)] ?? NaN);
  const own = weightsOf('names', 'hierarchy.lvl2', 'hierarchy.lvl6', 'content');
  const shared = weightsOf('hierarchy.lvl1', 'tags', 'kind');
  expect(Math.min(...own)).toBeGreaterThan(Math.max(...shared));
});

test('queries lose control characters, half characters, wildcards and exclusions', () => {
  expect(cleanQuery('\u0000 a \uD83Db * -c d-e')).toBe('a  b   c d-e');
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(200);
});
