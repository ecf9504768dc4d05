import {afterEach, beforeEach, expect, test} from 'vitest';
import {multiSearch, TypesenseRequestError} from '../../../../../../src/plugins/search/client/typesense/multiSearch';
import {NodePool} from '../../../../../../src/plugins/search/client/typesense/nodePool';
import {cleanQuery, searchParameters} from '../../../../../../src/plugins/search/client/typesense/searchParameters';
import {parseMarks} from '../../../../../../src/plugins/search/client/typesense/toResponse';
import {createTypesenseClient} from '../../../../../../src/plugins/search/client/typesense/typesenseClient';
import type {SearchClient, SearchQuery} from '../../../../../../src/plugins/search/client/types';
import {fillCluster, startCluster} from '../../../../../typesense/cluster';
import type {StandIn} from '../../../../../typesense/standIn';
import {recordsOf} from '../../fixtures';

const adminKey = 'admin-key';
const apiKey = 'search-only-key';
const query: SearchQuery = {query: 'keycloak', language: 'en', docsTags: ['default', 'docs-default-current'], page: 1, perPage: 5};

let nodes: StandIn[] = [];
let client: SearchClient;

beforeEach(async () => {
  nodes = await startCluster({adminKey});
  const records = [
    ...recordsOf('About.\n\n## Steps\n\nDeploy Keycloak `<b>now</b>`.', {permalink: '/docs/blueprints/keycloak', title: 'Deploy Keycloak'}),
    ...recordsOf('Keycloak is one of them.', {permalink: '/docs/caf/identity', title: 'Identity, access & more'}),
  ];
  const addresses = nodes.map(({url}) => url);
  await fillCluster({nodes: addresses, adminKey}, apiKey, records);
  client = createTypesenseClient({nodes: addresses, apiKey, collection: 'docs'});
  for (const node of nodes) node.requests.length = 0;
});
afterEach(() => Promise.all(nodes.map((node) => node.close())));

test('groups by page, marks as text, counts sections', async () => {
  const response = await client.search(query);
  expect(response).toMatchObject({source: 'typesense', total: 2});
  const [best] = response.groups;
  expect(best).toMatchObject({url: '/docs/blueprints/keycloak', section: 'blueprints'});
  expect(best?.title).toEqual([
    {text: 'Deploy ', isMarked: false},
    {text: 'Keycloak', isMarked: true},
  ]);
  expect(best?.hits[0]?.url).toBe('/docs/blueprints/keycloak#steps');
  expect(best?.hits[0]?.excerpt?.map(({text}) => text).join('')).toBe('Deploy Keycloak <b>now</b>.');
  expect(response.facets.section).toEqual([
    {value: 'blueprints', count: 1},
    {value: 'caf', count: 1},
  ]);
});

test('a section filters the results and not its own counts', async () => {
  const response = await client.search({...query, section: 'caf'});
  expect(response.groups.map(({url}) => url)).toEqual(['/docs/caf/identity']);
  expect(response.facets.section).toHaveLength(2);
});

test('synonyms, tags with spaces and brackets, and other languages', async () => {
  expect((await client.search({...query, query: 'sso'})).total).toBe(2);
  expect((await client.search({...query, query: 'cognito'})).total).toBe(2);
  expect((await client.search({...query, tags: ['Cloud Container Engine (CCE)']})).total).toBe(2);
  expect((await client.search({...query, tags: ['a,b`c']})).total).toBe(0);
  expect((await client.search({...query, language: 'de'})).total).toBe(0);
});

test('where nothing is found, offers the words that find something', async () => {
  const response = await client.search({...query, query: 'zzzzzzzz keycloak', tags: ['none']});
  expect(response.total).toBe(0);
  expect(response.suggestions).toEqual(['keycloak']);
});

test('an empty query is not a query for everything', async () => {
  expect((await client.search({...query, query: ' ** '})).total).toBe(0);
  expect(nodes[0]?.requests).toEqual([]);
});

test('a node that is not ready is passed over, and then asked last', async () => {
  const [first, second] = nodes;
  if (!first || !second) throw new Error('two nodes');
  first.mode = 'unready';
  expect((await client.search(query)).total).toBe(2);
  await client.search(query);
  expect(first.requests).toHaveLength(1);
  expect(second.requests).toHaveLength(2);
});

test('a node that is silent is given up', async () => {
  const [first] = nodes;
  if (first) first.mode = 'silent';
  const pool = new NodePool(nodes.map(({url}) => url));
  const started = performance.now();
  const [result] = await multiSearch(searchParameters(query, 'docs'), {pool, apiKey, nodeTimeout: 150});
  expect(result?.found).toBe(2);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('no node at all is the last network error', async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await expect(client.search(query)).rejects.toThrow('fetch failed');
});

test('a refused key is not tried on the other node', async () => {
  const refused = createTypesenseClient({nodes: nodes.map(({url}) => url), apiKey: 'wrong', collection: 'docs'});
  await expect(refused.search(query)).rejects.toBeInstanceOf(TypesenseRequestError);
  expect(nodes[1]?.requests).toEqual([]);
});

test('an error inside a 200 is an error', async () => {
  const unscoped = createTypesenseClient({nodes: nodes.map(({url}) => url), apiKey: adminKey, collection: 'nope'});
  await expect(unscoped.search(query)).rejects.toThrow('404: Collection not found');
});

test('a cancelled search ends at once and does not make a node rest', async () => {
  const [first] = nodes;
  if (first) first.mode = 'silent';
  const controller = new AbortController();
  const search = client.search(query, {signal: controller.signal});
  setTimeout(() => {
    controller.abort(new DOMException('typed on', 'AbortError'));
  }, 50);
  await expect(search).rejects.toThrow('typed on');
  if (first) first.mode = 'up';
  await client.search(query);
  expect(first?.requests).toHaveLength(2);
});

test('what is sent needs no preflight and ranks by match before priority', () => {
  const [main] = searchParameters({...query, section: 'caf'}, 'docs');
  expect(main).toMatchObject({
    sort_by: '_text_match:desc,item_priority:desc',
    group_by: 'url_without_anchor',
    filter_by: 'language:=[`en`] && docusaurus_tag:=[`default`,`docs-default-current`] && section:=[`caf`]',
  });
});

test('queries are cleaned of control characters, marks, wildcards and exclusions', () => {
  expect(cleanQuery('\u0000 a\uE000b * -c d-e')).toBe('a b   c d-e');
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(200);
});

test('marks are told from text that looks like marks', () => {
  expect(parseMarks('<mark>a</mark> \uE000b\uE001 &amp;')).toEqual([
    {text: '<mark>a</mark> ', isMarked: false},
    {text: 'b', isMarked: true},
    {text: ' &amp;', isMarked: false},
  ]);
});

test('nodes that failed rest, and come back', () => {
  let now = 0;
  const pool = new NodePool(['a', 'b', 'c'], () => now);
  pool.reportFailure('a');
  expect(pool.inOrder()).toEqual(['b', 'c', 'a']);
  now = 10_000;
  pool.reportFailure('b');
  expect(pool.inOrder()).toEqual(['c', 'a', 'b']);
  pool.reportSuccess('b');
  now = 60_000;
  expect(pool.inOrder()).toEqual(['a', 'b', 'c']);
});
