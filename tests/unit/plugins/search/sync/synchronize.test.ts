import {afterEach, expect, test, vi} from 'vitest';
import type {SearchRecord} from '../../../../../src/plugins/search/record';
import {progressBar} from '../../../../../src/plugins/search/sync/progressBar';
import {SyncError} from '../../../../../src/plugins/search/sync/syncError';
import {synchronize, type SyncOptions} from '../../../../../src/plugins/search/sync/synchronize';
import {startStandIn, type StandIn} from '../../../../typesense/standIn';
import {recordsOf} from '../fixtures';

const adminKey = 'admin-key';
const records = ['a', 'b', 'c'].flatMap((name) => recordsOf('Text.\n\n## One\n\nMore.', {permalink: `/docs/${name}`}));

let server: StandIn;
afterEach(() => server.close());

async function sync(changes: Partial<SyncOptions> = {}): Promise<Awaited<ReturnType<typeof synchronize>>> {
  return synchronize({
    nodes: [server.url],
    adminKey,
    alias: 'docs',
    records,
    synonyms: [
      {terms: ['k8s', 'kubernetes'], aliases: ['borg']},
      {terms: ['obs'], aliases: ['bucket store']},
    ],
    pause: 1,
    onStep: () => undefined,
    onProgress: () => undefined,
    ...changes,
  });
}
const names = (): string[] => [...server.state.collections.keys()];

test('a new collection with all records and synonyms takes the alias over', async () => {
  server = await startStandIn({adminKey});
  const progress: string[] = [];
  const {collection, previous} = await sync({onProgress: (done, total) => progress.push(`${done}/${total}`)});
  expect(previous).toBeUndefined();
  expect(server.state.aliases.get('docs')).toBe(collection);
  expect(server.state.find('docs')?.documents.size).toBe(6);
  expect([...(server.state.find('docs')?.synonyms.values() ?? [])]).toEqual([
    {synonyms: ['k8s', 'kubernetes']},
    {root: 'borg', synonyms: ['k8s', 'kubernetes']},
    {root: 'bucket store', synonyms: ['obs']},
  ]);
  expect(progress).toEqual(['6/6']);
});

test('later runs keep the collection that was in service and drop the others', async () => {
  server = await startStandIn({adminKey});
  server.state.create({name: 'docs_other', fields: []});
  const first = await sync();
  const second = await sync();
  const third = await sync();
  expect(second.dropped).toEqual([]);
  expect(third).toMatchObject({previous: second.collection, dropped: [first.collection]});
  expect(names()).toEqual(['docs_other', second.collection, third.collection]);
});

test('a record that the server refuses: alias untouched, nothing left behind', async () => {
  server = await startStandIn({adminKey});
  const {collection} = await sync();
  const broken = [...records, {...records[0], id: 'x', url: '/docs/x', item_priority: 'high'} as unknown as SearchRecord];
  await expect(sync({records: broken})).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SyncError: The server refused 1 of 7 records:
      - /docs/x: Field \`item_priority\` must be an int64.]
  `);
  expect(server.state.aliases.get('docs')).toBe(collection);
  expect(names()).toEqual([collection]);
});

test('two records with one id are told by the count', async () => {
  server = await startStandIn({adminKey});
  await expect(sync({records: [...records, ...records.slice(0, 1)]})).rejects.toThrow('holds 6 documents, and 7 records were sent');
  expect(server.state.aliases.size).toBe(0);
});

test('a wrong key', async () => {
  server = await startStandIn({adminKey});
  const error = await sync({adminKey: 'wrong'}).catch((reason: unknown) => reason as SyncError);
  expect(error).toBeInstanceOf(SyncError);
  expect(error).toMatchObject({
    message: 'The server refuses the key in TYPESENSE_ADMIN_KEY',
    fix: 'use a key with all actions on all collections',
  });
});

test('nodes that cannot be reached, each with its reason', async () => {
  server = await startStandIn({adminKey});
  server.mode = 'unready';
  await expect(sync({nodes: ['http://127.0.0.1:9', server.url]})).rejects.toThrow(
    /No node of TYPESENSE_NODES can be used:\n {2}- http:\/\/127\.0\.0\.1:9: .+\n {2}- http:.+ answered 503/,
  );
});

test('a node that is down is passed over', async () => {
  server = await startStandIn({adminKey});
  await sync({nodes: ['http://127.0.0.1:9', server.url]});
  expect(server.state.aliases.size).toBe(1);
});

test('an interruption leaves the alias as it was and can be repeated', async () => {
  server = await startStandIn({adminKey});
  const {collection} = await sync();
  const interruption = new AbortController();
  const run = sync({
    signal: interruption.signal,
    onProgress: () => {
      interruption.abort(new SyncError('Interrupted', 'run the command again'));
    },
  });
  await expect(run).rejects.toThrow('Interrupted');
  expect(server.state.aliases.get('docs')).toBe(collection);
  expect(names()).toEqual([collection]);
  expect((await sync()).previous).toBe(collection);
});

test('an interruption while the server makes the collection leaves none behind', async () => {
  server = await startStandIn({adminKey});
  const interruption = new AbortController();
  const realFetch = fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await realFetch(input, init);
    if (init?.method === 'POST' && input === `${server.url}/collections`) {
      expect(names()).toHaveLength(1);
      interruption.abort(new SyncError('Interrupted', 'run the command again'));
      init.signal?.throwIfAborted();
    }
    return response;
  });
  await expect(sync({signal: interruption.signal})).rejects.toThrow('Interrupted');
  spy.mockRestore();
  expect(names()).toEqual([]);
});

test('what a run that was killed has left behind is dropped by the next one', async () => {
  server = await startStandIn({adminKey});
  const {collection} = await sync();
  server.state.create({name: 'docs_1700000000000', fields: []});
  const next = await sync();
  expect(next).toMatchObject({previous: collection, dropped: ['docs_1700000000000']});
  expect(names()).toEqual([collection, next.collection]);
});

test('a collection whose making was answered to nobody is used', async () => {
  server = await startStandIn({adminKey});
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  await sync();
  server.state.aliases.clear();
  expect((await sync()).collection).toBe('docs_1800000000000');
  now.mockRestore();
});

/** Puts an answer in the place of that to every import. */
function answerImports(answer: () => Response): {mockRestore: () => void} {
  const realFetch = fetch;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await realFetch(input, init);
    return typeof input === 'string' && input.includes('/import') ? answer() : response;
  });
}

test('a key that may make collections and not import is told as a wrong key; alias untouched, nothing left behind', async () => {
  server = await startStandIn({adminKey});
  const {collection} = await sync();
  const spy = answerImports(() => new Response('{"message":"Forbidden"}', {status: 401}));
  await expect(sync()).rejects.toThrow('The server refuses the key in TYPESENSE_ADMIN_KEY');
  spy.mockRestore();
  expect(server.state.aliases.get('docs')).toBe(collection);
  expect(names()).toEqual([collection]);
});

test.each([
  ['is cut off', '{"success":true}\n{"succ', 5],
  ['is that of a proxy', '<html>Bad gateway</html>', 6],
  ['is empty', '', 6],
])('an answer to the import that %s: alias untouched, told by the records', async (_, answer, refused) => {
  server = await startStandIn({adminKey});
  const {collection} = await sync();
  const spy = answerImports(() => new Response(answer));
  await expect(sync()).rejects.toThrow(`The server refused ${refused} of 6 records:`);
  spy.mockRestore();
  expect(server.state.aliases.get('docs')).toBe(collection);
  expect(names()).toEqual([collection]);
});

test('version 30 keeps synonyms in sets', async () => {
  server = await startStandIn({adminKey, version: '30.0'});
  const first = await sync();
  await sync();
  await sync();
  expect(server.state.find('docs')?.synonyms.size).toBe(3);
  expect(server.state.synonymSets.has(first.collection)).toBe(false);
  expect(server.state.synonymSets.size).toBe(2);
});

test('no records at all are not put into service', async () => {
  server = await startStandIn({adminKey});
  await expect(sync({records: []})).rejects.toThrow('There are no records');
});

test('the bar says how far it is', () => {
  expect(progressBar(200, 500)).toBe(`[${'█'.repeat(12)}${' '.repeat(18)}] 200 of 500`);
});
