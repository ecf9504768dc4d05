import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {expose, type Endpoint} from 'comlink';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../../../../../src/plugins/search/client/embedded/embeddedClient';
import type {WorkerApi} from '../../../../../../src/plugins/search/client/worker';
import {
  SearchUnavailableError,
  type SearchQuery,
  type SearchResponse,
} from '../../../../../../src/plugins/search/client/types';

const query: SearchQuery = {
  query: 'backup',
  filters: {},
  language: 'en',
  docsTags: [],
  page: 1,
  perPage: 6,
};
const response = {total: 1} as SearchResponse;
const complete = {total: 1, isFallback: false} as SearchResponse;

const api = {
  load: vi.fn<(base: string, bytes: ArrayBuffer) => void>(),
  search: vi.fn(() => response),
  searchWithExcerpts: vi.fn(() => Promise.resolve(complete)),
  fetchSharedFacts: vi.fn(),
  rank: vi.fn(() => []),
} satisfies WorkerApi;
const takeIndex = vi.fn<(base: string) => Promise<ArrayBuffer>>();
const terminate = vi.fn();
const ports: MessagePort[] = [];
let workers: {onerror: (event: {message: string}) => void}[];

/** A fake worker. One port of a message channel does its work. */
function createWorker(): Worker {
  const {port1, port2} = new MessageChannel();
  ports.push(port1, port2);
  expose(api, port1 as unknown as Endpoint);
  const worker = Object.assign(port2, {terminate, onerror: () => undefined});
  workers.push(worker);
  return worker as unknown as Worker;
}
const takeTitles = vi.fn<(base: string) => Promise<ArrayBuffer>>();
const createClient = (
  more: Partial<Parameters<typeof createEmbeddedClient>[1]> = {},
): ReturnType<typeof createEmbeddedClient> =>
  createEmbeddedClient('https://example.org/search/', {createWorker, takeIndex, ...more});

beforeEach(() => {
  workers = [];
  vi.clearAllMocks();
  takeIndex.mockImplementation(() => Promise.resolve(new ArrayBuffer(8)));
});
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

test('the worker receives the index once, without a copy, and before the queries', async () => {
  const bytes = new ArrayBuffer(8);
  takeIndex.mockResolvedValueOnce(bytes);
  const client = createClient();
  client.prepare();
  client.prepare();
  expect(await Promise.all([client.search(query), client.search(query)])).toEqual([
    response,
    response,
  ]);
  expect(bytes.byteLength).toBe(0);
  expect(api.load).toHaveBeenCalledTimes(1);
  expect(takeIndex.mock.calls).toEqual([['https://example.org/search/']]);
  expect(workers).toHaveLength(1);
});

test('a query that was cancelled while the index was loading is not sent', async () => {
  const client = createClient();
  const controller = new AbortController();
  const cancelled = client.search(query, {signal: controller.signal});
  controller.abort(new DOMException('The query changed', 'AbortError'));
  await expect(cancelled).rejects.toThrow('The query changed');
  await client.search(query);
  expect(api.search).toHaveBeenCalledTimes(1);
});

test.each([
  ['cannot be fetched', () => takeIndex.mockRejectedValueOnce(new Error('offline'))],
  [
    'cannot be read',
    () =>
      api.load.mockImplementationOnce(() => {
        throw new SyntaxError('no index');
      }),
  ],
])('if the index %s, searches fail, and the next one fetches it again', async (_, fail) => {
  fail();
  const client = createClient();
  client.prepare();
  await expect(client.search(query)).rejects.toThrow(SearchUnavailableError);
  expect(terminate).toHaveBeenCalled();
  expect(await client.search(query)).toEqual(response);
  expect(takeIndex).toHaveBeenCalledTimes(2);
});

test('the next search replaces a failed worker', async () => {
  const client = createClient();
  await client.search(query);
  workers[0]?.onerror({message: 'out of memory'});
  expect(await client.search(query)).toEqual(response);
  expect(terminate).toHaveBeenCalled();
  expect(workers).toHaveLength(2);
});

test('a second response has excerpts', async () => {
  const onExcerpts = vi.fn();
  await createClient().search(query, {onExcerpts});
  await vi.waitFor(() => expect(onExcerpts.mock.calls).toEqual([[complete]]));
});

test('titles give an early response, unless the complete index loads first', async () => {
  const early = {total: 2} as SearchResponse;
  api.search.mockReturnValueOnce(early);
  let release: (bytes: ArrayBuffer) => void = () => undefined;
  takeIndex.mockImplementation(() => new Promise((resolve) => (release = resolve)));
  takeTitles.mockResolvedValue(new ArrayBuffer(4));
  const client = createClient({takeTitles});
  const onEarly = vi.fn();
  const answer = client.search(query, {onEarly});
  await vi.waitFor(() => {
    expect(onEarly.mock.calls).toEqual([[early]]);
  });
  release(new ArrayBuffer(8));
  expect(await answer).toEqual(response);
  expect(await client.search(query, {onEarly})).toEqual(response);
  expect(onEarly).toHaveBeenCalledTimes(1);
});

test('a search succeeds if the titles cannot be fetched', async () => {
  takeTitles.mockRejectedValue(new Error('gone'));
  const client = createClient({takeTitles});
  const onEarly = vi.fn();
  expect(await client.search(query, {onEarly})).toEqual(response);
  expect(onEarly).not.toHaveBeenCalled();
});
