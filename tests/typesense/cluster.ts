import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {SearchClient} from '../../src/plugins/search/client/types';
import {
  rankCandidates,
  type SharedFacts,
} from '../../src/plugins/search/client/typesense/rankCandidates';
import {
  createTypesenseClient,
  type ClusterSettings,
} from '../../src/plugins/search/client/typesense/typesenseClient';
import type {SearchRecord} from '../../src/plugins/search/record';
import {send, type AdminOptions} from '../../src/plugins/search/sync/adminClient';
import {synchronize} from '../../src/plugins/search/sync/synchronize';
import {startStandIn, type StandIn} from './standIn';
import {State} from './state';

/** Path of a Typesense server. Without it, stand-ins replace real nodes. */
const binary = process.env['TYPESENSE_BIN'];
/** Path of a server of another version, to test the upgrade of a cluster. */
const otherBinary = process.env['TYPESENSE_OTHER_BIN'];

export const isReal = binary !== undefined && binary !== '';

/** A node that a test can stop and restore. */
interface TestNode {
  url: string;
  kill: () => Promise<void>;
  /** The node accepts connections but does not respond until it is thawed. */
  freeze: () => void;
  thaw: () => void;
  /** Empties the data folder of a killed node. */
  empty: () => void;
  /** Starts a killed node with its data. With `isOther`, it runs the other version if available. */
  restart: (isOther?: boolean) => Promise<void>;
}

export interface TestCluster {
  nodes: TestNode[];
  urls: string[];
  adminKey: string;
  stop: () => Promise<void>;
}

export const adminKey = 'admin-key-of-the-tests';

/** Starts one node, or several nodes that form a cluster, on free ports. */
export async function startCluster(size = 1): Promise<TestCluster> {
  const {nodes, remove} = binary ? await startReal(size, binary) : await startStandIns(size);
  const urls = nodes.map(({url}) => url);
  return {
    nodes,
    urls,
    adminKey,
    stop: async () => {
      for (const node of nodes) node.thaw();
      await Promise.all(nodes.map((node) => node.kill()));
      remove();
    },
  };
}

/**
 * Starts stand-ins with shared data at fixed ports. With an upstream they forward requests to it. A
 * test can make them fail.
 */
export function startStandInsAt(
  ports: readonly number[],
  upstream: string | undefined,
): Promise<StandIn[]> {
  const state = new State();
  return Promise.all(ports.map((port) => startStandIn({adminKey, state, port, upstream})));
}

async function startStandIns(size: number): Promise<{nodes: TestNode[]; remove: () => void}> {
  const state = new State();
  const start = async (): Promise<TestNode> => {
    let standIn = await startStandIn({adminKey, state});
    const port = Number(new URL(standIn.url).port);
    return {
      url: standIn.url,
      kill: () => standIn.close(),
      freeze: () => void (standIn.mode = 'silent'),
      thaw: () => void (standIn.mode = 'up'),
      empty: () => undefined,
      restart: async () => void (standIn = await startStandIn({adminKey, state, port})),
    };
  };
  return {nodes: await Promise.all(Array.from({length: size}, start)), remove: () => undefined};
}

async function startReal(
  size: number,
  server: string,
): Promise<{nodes: TestNode[]; remove: () => void}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typesense-'));
  const ports = await Promise.all(Array.from({length: size * 2}, freePort));
  const peers = Array.from({length: size}, (_, index) => ({
    api: ports[index * 2] ?? 0,
    peering: ports[index * 2 + 1] ?? 0,
  }));
  const nodesFile = path.join(folder, 'nodes');
  writeFileSync(nodesFile, peers.map(({api, peering}) => `127.0.0.1:${peering}:${api}`).join(','));
  const nodes = peers.map(({api, peering}, index): TestNode => {
    let child: ChildProcess | undefined;
    const data = mkdtempSync(path.join(folder, `data-${index}-`));
    const start = (isOther = false): void => {
      const flags = {
        'data-dir': data,
        'api-key': adminKey,
        'api-address': '127.0.0.1',
        'api-port': api,
        'peering-address': '127.0.0.1',
        'peering-port': peering,
        nodes: nodesFile,
      };
      child = spawn(
        isOther && otherBinary ? otherBinary : server,
        Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
        {stdio: 'ignore'},
      );
    };
    start();
    return {
      url: `http://127.0.0.1:${api}`,
      kill: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child?.once('exit', resolve));
        child.kill('SIGKILL');
        await ended;
      },
      freeze: () => void child?.kill('SIGSTOP'),
      thaw: () => void child?.kill('SIGCONT'),
      empty: () => {
        for (const name of readdirSync(data)) rmSync(path.join(data, name), {recursive: true});
      },
      restart: async (isOther) => {
        start(isOther);
        await untilHealthy(`http://127.0.0.1:${api}`);
      },
    };
  });
  await Promise.all(nodes.map(({url}) => untilHealthy(url)));
  return {
    nodes,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilHealthy(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become healthy within 60 s`);
}

/** The client of the site. It ranks in this process instead of in the worker. */
export function createClient(
  settings: ClusterSettings,
  shared: SharedFacts = {synonyms: [], thumbnails: {}},
): SearchClient {
  return createTypesenseClient({
    ...settings,
    rank: (query, answer) => Promise.resolve(rankCandidates(query, answer, shared)),
  });
}

/**
 * Uploads records under the alias `docs`, with a group of synonyms, and creates a search-only key
 * for it.
 *
 * @throws SyncError with the error of the server
 */
export async function fillCluster(
  options: AdminOptions,
  searchKey: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const key = {
    description: 'search',
    actions: ['documents:search'],
    collections: ['docs'],
    value: searchKey,
  };
  // A real server still has the key of the previous test.
  await send(options, 'POST', '/keys', key, [409]);
  await synchronize({
    ...options,
    alias: 'docs',
    records,
    synonyms: [{terms: ['sso', 'keycloak'], aliases: ['cognito']}],
    onStep: () => undefined,
    onProgress: () => undefined,
  });
}
