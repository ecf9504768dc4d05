import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {readUntil, send, sendJson} from '../../../src/plugins/search/sync/adminClient';
import {synchronize, type SyncOptions} from '../../../src/plugins/search/sync/synchronize';
import {
  createClient,
  fillCluster,
  isReal,
  startCluster,
  type TestCluster,
} from '../../typesense/cluster';
import {recordsOf} from '../plugins/search/fixtures';

/* Tests kill, freeze and restart three nodes. The nodes are real if TYPESENSE_BIN is set. */

const records = Array.from({length: 1500}, (_, index) =>
  recordsOf(`Text ${index} about quokkas.`, {permalink: `/docs/caf/page-${index}`}),
).flat();
const apiKey = 'search-only-key';
let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startCluster(3);
});
afterAll(() => cluster.stop());

function sync(changes: Partial<SyncOptions> = {}): ReturnType<typeof synchronize> {
  return synchronize({
    nodes: cluster.urls,
    adminKey: cluster.adminKey,
    alias: 'docs',
    records,
    synonyms: [{terms: ['quokka', 'wallaby']}],
    onStep: () => undefined,
    onProgress: () => undefined,
    ...changes,
  });
}

async function find(): Promise<number> {
  const client = createClient({nodes: cluster.urls, apiKey, collection: 'docs'});
  const query = {query: 'wallaby', filters: {}, language: 'en', docsTags: ['docs-default-current']};
  // A server only estimates the number of groups if there are many.
  return (await client.search({...query, page: 1, perPage: 1})).total;
}

/** Index of the leader, which accepts the writes. */
async function leader(): Promise<number> {
  const states = await Promise.all(
    cluster.urls.map((url) =>
      sendJson<{state: number}>(
        {nodes: [url], adminKey: cluster.adminKey, patience: 100},
        'GET',
        '/debug',
      ).catch(() => undefined),
    ),
  );
  return Math.max(
    0,
    states.findIndex((answer) => answer?.state === 1),
  );
}

/** Waits for all documents. A new node responds before it has all of them. */
async function untilFound(): Promise<void> {
  const complete = async (): Promise<void> => {
    expect(await find()).toBeGreaterThan(1400);
  };
  await vi.waitFor(complete, {timeout: 60_000, interval: 500});
}

/** The script of the CronJob in the deployment. */
function backupScript(): string {
  const objects = parseAllDocuments(readFileSync('deploy/kubernetes/typesense.yml', 'utf8'));
  const job = objects.find((object) => object.get('kind') === 'CronJob');
  const container = ['spec', 'jobTemplate', 'spec', 'template', 'spec', 'containers', 0];
  return String(job?.getIn([...container, 'args', 0]));
}

describe(`a cluster of ${isReal ? 'real servers' : 'stand-ins'}`, () => {
  test.each([0, 1, 2])('a sync through node %i first reads its own writes', async (first) => {
    const nodes = [...cluster.urls.slice(first), ...cluster.urls.slice(0, first)];
    const steps: string[] = [];
    const {collection} = await sync({nodes, onStep: (text) => steps.push(text)});
    expect(steps.at(-1)).toBe(`docs now means ${collection}`);
  });

  test('the search key can search, but cannot delete', async () => {
    const admin = {nodes: cluster.urls, adminKey: cluster.adminKey};
    await fillCluster(admin, apiKey, records);
    await sync();
    expect(await find()).toBeGreaterThan(1400);
    const answer = await fetch(`${cluster.urls[0]}/collections/docs`, {
      method: 'DELETE',
      headers: {'x-typesense-api-key': apiKey},
    });
    expect(answer.status).toBe(401);
  });

  test('the nightly backup contains documents, schema and synonyms', async () => {
    await sync();
    const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
    const script = backupScript()
      .replaceAll('/backup', folder)
      .replaceAll('http://typesense:8108', cluster.urls[0] ?? '')
      .replaceAll('architecture-center', 'docs');
    const environment = {...process.env, TYPESENSE_API_KEY: cluster.adminKey};
    await promisify(execFile)('sh', ['-ceu', script], {env: environment});
    const [night = ''] = readdirSync(folder);
    const read = (name: string): string => readFileSync(path.join(folder, night, name), 'utf8');
    expect(read('documents.jsonl').trim().split('\n')).toHaveLength(records.length);
    expect(JSON.parse(read('schema.json'))).toMatchObject({num_documents: records.length});
    const {synonyms} = JSON.parse(read('synonyms.json')) as {synonyms: unknown[]};
    expect(synonyms).toMatchObject([{id: 'group-0', synonyms: ['quokka', 'wallaby']}]);
    rmSync(folder, {recursive: true});
  });

  test('the leader is killed during an import: the sync waits for the election', async () => {
    const killed = cluster.nodes[await leader()];
    let isKilled = false;
    const {collection} = await sync({
      onProgress: (done) => {
        if (done < 300 || isKilled) return;
        isKilled = true;
        void killed?.kill();
      },
    });
    expect(isKilled).toBe(true);
    expect(collection).toMatch(/^docs_\d+$/);
    expect(await find()).toBeGreaterThan(1400);
    await killed?.restart();
  });

  test('a node that lost its data has all records after a snapshot of the leader', async () => {
    await sync();
    const first = await leader();
    const lost = cluster.nodes.find((_, index) => index !== first);
    await lost?.kill();
    lost?.empty();
    const hasRestarted = lost?.restart();
    const folder = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
    const ask = {nodes: [cluster.urls[first] ?? ''], adminKey: cluster.adminKey};
    // The stand-ins share their data and do not support snapshots.
    await send(ask, 'POST', `/operations/snapshot?snapshot_path=${folder}`, undefined, [404]);
    await hasRestarted;
    const own = {nodes: [lost?.url ?? ''], adminKey: cluster.adminKey};
    const hasAll = (value: unknown): boolean =>
      (value as {num_documents: number}).num_documents === records.length;
    expect(await readUntil(own, '/collections/docs', hasAll)).toBe(true);
    rmSync(folder, {recursive: true});
  });

  test('nodes are upgraded one after another, and no search fails', async () => {
    let isDone = false;
    const search = async (): Promise<unknown[]> => {
      const failures: unknown[] = [];
      while (!isDone) {
        await find().catch((error: unknown) => failures.push(error));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return failures;
    };
    const failures = search();
    const last = await leader();
    for (const node of [
      ...cluster.nodes.filter((_, index) => index !== last),
      cluster.nodes[last],
    ]) {
      await node?.kill();
      await untilFound();
      await node?.restart(true);
      await untilFound();
    }
    isDone = true;
    expect(await failures).toEqual([]);
    await sync();
    expect(await find()).toBeGreaterThan(1400);
  });
});
