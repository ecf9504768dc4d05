import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import type {SearchRecord} from '../../../../../src/plugins/search/record';
import {send, sendJson} from '../../../../../src/plugins/search/sync/adminClient';
import {progressBar} from '../../../../../src/plugins/search/sync/progressBar';
import {SyncError} from '../../../../../src/plugins/search/sync/syncError';
import {synchronize, type SyncOptions} from '../../../../../src/plugins/search/sync/synchronize';
import {startCluster, type TestCluster} from '../../../../typesense/cluster';
import {startStandIn} from '../../../../typesense/standIn';
import {recordsOf} from '../fixtures';

/* The tests use a real server if TYPESENSE_BIN is set. Network errors are always mocked. */

const records = ['a', 'b', 'c'].flatMap((name) =>
  recordsOf('Text.\n\n## One\n\nMore.', {permalink: `/docs/${name}`}),
);
let cluster: TestCluster;
let admin: {nodes: string[]; adminKey: string};
beforeAll(async () => {
  cluster = await startCluster();
  admin = {nodes: cluster.urls, adminKey: cluster.adminKey};
});
afterAll(() => cluster.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await names()) await send(admin, 'DELETE', `/collections/${name}`);
  await send(admin, 'DELETE', '/aliases/docs', undefined, [404]);
});

function sync(changes: Partial<SyncOptions> = {}): ReturnType<typeof synchronize> {
  return synchronize({
    ...admin,
    alias: 'docs',
    records,
    synonyms: [
      {terms: ['k8s', 'kubernetes'], aliases: ['borg']},
      {terms: ['obs'], aliases: ['bucket store']},
    ],
    patience: 400,
    onStep: () => undefined,
    onProgress: () => undefined,
    ...changes,
  });
}
const get = <Value>(path: string): Promise<Value | undefined> =>
  sendJson<Value>(admin, 'GET', path, undefined, [404]);
const create = (name: string): Promise<unknown> =>
  send(admin, 'POST', '/collections', {name, fields: [{name: 'url', type: 'string'}]});
const names = async (): Promise<string[]> =>
  ((await get<{name: string}[]>('/collections')) ?? []).map(({name}) => name).sort();
const target = async (): Promise<string | undefined> =>
  (await get<{collection_name: string}>('/aliases/docs'))?.collection_name;

/** Replaces the responses to requests of one kind. */
function intercept(
  kind: string,
  answer: (response: Response, init: RequestInit, count: number) => Response,
): void {
  const realFetch = fetch;
  let count = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const response = await realFetch(input, init);
    if (!`${init.method} ${new URL(input as string).pathname}`.startsWith(kind)) return response;
    return answer(response, init, (count += 1));
  });
}

test('a new collection with all records and synonyms takes over the alias', async () => {
  const progress: string[] = [];
  const {collection, previous} = await sync({
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  });
  expect(previous).toBeUndefined();
  expect(await target()).toBe(collection);
  expect(await get(`/collections/${collection}`)).toMatchObject({num_documents: 6});
  expect(progress).toEqual(['6/6']);
});

test('later runs keep the previous collection and those of other aliases', async () => {
  await create('docs_other');
  await create('docs_1700000000001');
  await send(admin, 'PUT', '/aliases/rollback', {collection_name: 'docs_1700000000001'});
  const first = await sync();
  const second = await sync();
  const third = await sync();
  expect(second.dropped).toEqual([]);
  expect(third).toMatchObject({previous: second.collection, dropped: [first.collection]});
  expect(await names()).toEqual(
    ['docs_1700000000001', second.collection, third.collection, 'docs_other'].sort(),
  );
  await send(admin, 'DELETE', '/aliases/rollback');
});

test('the server refuses a record: the new collection is removed', async () => {
  const {collection} = await sync();
  const broken = {...records[0], id: 'x', url: '/docs/x', item_priority: 'high'};
  await expect(sync({records: [...records, broken as unknown as SearchRecord]})).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    [SyncError: The server refused 1 of 7 records:
      - /docs/x: Field \`item_priority\` must be an int64.]
  `);
  expect(await target()).toBe(collection);
  expect(await names()).toEqual([collection]);
});

test.each([
  ['no records', [], 'There are no records'],
  [
    'two records with one id',
    [...records, ...records.slice(0, 1)],
    'Two records have the id /docs/a',
  ],
])('%s end the sync before it begins', async (_, given, message) => {
  await expect(sync({records: given})).rejects.toThrow(message);
  expect(await names()).toEqual([]);
});

test('a wrong key', async () => {
  const error = await sync({adminKey: 'wrong'}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SyncError);
  expect(error).toMatchObject({
    message: 'The server refuses the key in TYPESENSE_ADMIN_KEY',
    fix: 'use a key with all actions on all collections',
  });
});

test('unreachable nodes are reported in one line with the reason of each', async () => {
  const unready = await startStandIn({adminKey: cluster.adminKey});
  unready.mode = 'unready';
  await expect(sync({nodes: ['http://127.0.0.1:9', unready.url]})).rejects.toThrow(
    /^No node of TYPESENSE_NODES can be used\. http:\/\/127\.0\.0\.1:9: .+; http:.+ answered 503 .+$/,
  );
  await unready.close();
});

test('a node that is down is skipped', async () => {
  await sync({nodes: ['http://127.0.0.1:9', ...cluster.urls]});
  expect(await names()).toHaveLength(1);
});

test('a follower is late: the sync waits until it shows the write', async () => {
  intercept('GET /collections/docs_', (response, _init, count) => {
    if (count === 1) return new Response('{"message": "Not Found"}', {status: 404});
    return count < 4 ? new Response('{"num_documents": 2}') : response;
  });
  const {collection} = await sync({patience: 5000});
  expect(await target()).toBe(collection);
});

test('a node lags: the alias is unchanged, and the advice names the node', async () => {
  intercept('GET /collections/docs_', () => new Response('{"num_documents": 2}'));
  const error = (await sync().catch((reason: unknown) => reason)) as SyncError;
  expect(error.message).toContain('holds 2 documents, and 6 records were sent');
  expect(error.fix).toContain('lags behind its leader');
  expect(await target()).toBeUndefined();
});

test('the cluster has no leader for a while: the sync waits for the election', async () => {
  intercept('POST /collections/docs_', (response, _init, count) => {
    if (count === 1) throw new TypeError('fetch failed', {cause: noLeader()});
    return count < 4 ? new Response('{"message": "Peer not found"}', {status: 500}) : response;
  });
  const {collection} = await sync({patience: 5000});
  expect(await target()).toBe(collection);
});

test('a node without a leader is reported, and so is the removed collection', async () => {
  intercept('POST /collections/docs_', () => {
    throw new TypeError('fetch failed', {cause: noLeader()});
  });
  const steps: string[] = [];
  await expect(sync({onStep: (text) => steps.push(text)})).rejects.toThrow(
    'its answer is not HTTP, which a node without a leader sends',
  );
  expect(steps.at(-1)).toMatch(/^Removed docs_\d+; docs stays as it was$/);
});

/** The error that fetch throws if the status of a response is not a number. */
function noLeader(): Error {
  return Object.assign(new Error('false == true'), {code: 'ERR_ASSERTION'});
}

test('an interruption does not change the alias, and the sync can run again', async () => {
  const {collection} = await sync();
  const interruption = new AbortController();
  const run = sync({
    signal: interruption.signal,
    onProgress: () => interruption.abort(new SyncError('Interrupted', 'run the command again')),
  });
  await expect(run).rejects.toThrow('Interrupted');
  expect(await target()).toBe(collection);
  expect(await names()).toEqual([collection]);
  expect((await sync()).previous).toBe(collection);
});

test('an interruption after the switch was sent removes nothing', async () => {
  const interruption = new AbortController();
  intercept('PUT /aliases/docs', (_response, init) => {
    interruption.abort(new SyncError('Interrupted', 'run the command again'));
    init.signal?.throwIfAborted();
    throw new Error('unreachable');
  });
  await expect(sync({signal: interruption.signal})).rejects.toThrow('Interrupted');
  expect(await names()).toEqual([await target()]);
});

test('the next run removes the collection of a killed run', async () => {
  const {collection} = await sync();
  await create('docs_1700000000000');
  const next = await sync();
  expect(next).toMatchObject({previous: collection, dropped: ['docs_1700000000000']});
  expect(await names()).toEqual([collection, next.collection]);
});

test.each([
  ['is cut off', '{"success":true}\n{"succ', 5],
  ['comes from a proxy', '<html>Bad gateway</html>', 6],
  ['is empty', '', 6],
])('an import response that %s: the alias is unchanged', async (_, answer, refused) => {
  intercept('POST /collections/docs_', () => new Response(answer));
  await expect(sync()).rejects.toThrow(`The server refused ${refused} of 6 records:`);
  expect(await names()).toEqual([]);
});

test('the sync splits synonyms at hyphens, because the server would join the parts', async () => {
  const {collection} = await sync({synonyms: [{terms: ['mfa', 'multi-factor authentication']}]});
  const known = await get<{synonyms: unknown}>(`/collections/${collection}/synonyms/group-0`);
  expect(known?.synonyms).toEqual(['mfa', 'multi factor authentication']);
});

test('version 30 stores synonyms in sets', async () => {
  const newer = await startStandIn({adminKey: cluster.adminKey, version: '30.0'});
  const options = {nodes: [newer.url]};
  const first = await sync(options);
  await sync(options);
  const third = await sync(options);
  expect(newer.state.collections.get(third.collection)?.synonyms.size).toBe(3);
  expect(newer.state.synonymSets.has(first.collection)).toBe(false);
  expect(newer.state.synonymSets.size).toBe(2);
  await newer.close();
});

test('the bar shows the progress', () =>
  expect(progressBar(200, 500)).toBe(`[${'█'.repeat(12)}${' '.repeat(18)}] 200 of 500`));
