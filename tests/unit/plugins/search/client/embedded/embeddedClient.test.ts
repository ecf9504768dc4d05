import {beforeEach, expect, test, vi} from 'vitest';
import {createEmbeddedClient} from '../../../../../../src/plugins/search/client/embedded/embeddedClient';
import type {Reply, Request} from '../../../../../../src/plugins/search/client/embedded/messages';
import {SearchUnavailableError, type SearchQuery, type SearchResponse} from '../../../../../../src/plugins/search/client/types';

const query: SearchQuery = {query: 'backup', language: 'en', docsTags: [], page: 1, perPage: 6};
const response = {total: 1} as SearchResponse;

/** Keeps what it is sent; the test answers in its place. */
class FakeWorker {
  readonly sent: Request[] = [];
  readonly terminate = vi.fn();
  onmessage: ((event: {data: Reply}) => void) | undefined;
  onerror: ((event: {message: string}) => void) | undefined;

  postMessage(request: Request, transferred: Transferable[] = []): void {
    this.sent.push(structuredClone(request, {transfer: transferred}));
  }
  reply(data: Reply): void {
    this.onmessage?.({data});
  }
}

let workers: FakeWorker[];
const takeIndex = vi.fn<(base: string) => Promise<ArrayBuffer>>();
const createClient = (): ReturnType<typeof createEmbeddedClient> =>
  createEmbeddedClient('https://example.org/search/', {
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    takeIndex,
  });
const types = (worker: FakeWorker | undefined): string[] | undefined => worker?.sent.map(({type}) => type);

beforeEach(() => {
  workers = [];
  takeIndex.mockReset().mockImplementation(() => Promise.resolve(new ArrayBuffer(8)));
});

test('the worker is sent the index once and without a copy, before the queries', async () => {
  const bytes = new ArrayBuffer(8);
  takeIndex.mockResolvedValueOnce(bytes);
  const client = createClient();
  client.prepare();
  client.prepare();
  const answers = [client.search(query), client.search(query)];
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search', 'search']);
  });
  expect(bytes.byteLength).toBe(0);
  workers[0]?.reply({type: 'results', id: 1, response});
  workers[0]?.reply({type: 'results', id: 2, response});
  expect(await Promise.all(answers)).toEqual([response, response]);
  expect(takeIndex.mock.calls).toEqual([['https://example.org/search/']]);
  expect(workers).toHaveLength(1);
});

test('a query that was cancelled while the index was on its way is not sent', async () => {
  const client = createClient();
  const controller = new AbortController();
  const cancelled = client.search(query, {signal: controller.signal});
  void client.search(query);
  controller.abort(new DOMException('The query changed', 'AbortError'));
  await expect(cancelled).rejects.toThrow('The query changed');
  await vi.waitFor(() => {
    expect(workers[0]?.sent.at(-1)).toMatchObject({type: 'search', id: 2});
  });
  expect(types(workers[0])).toEqual(['index', 'search']);
});

test('where the index cannot be fetched, every search says so, and the next one fetches it again', async () => {
  takeIndex.mockRejectedValueOnce(new Error('offline'));
  const client = createClient();
  const answers = await Promise.allSettled([client.search(query), client.search(query)]);
  for (const answer of answers) expect(answer).toMatchObject({reason: new SearchUnavailableError(new Error('offline'))});
  const later = client.search(query);
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search']);
  });
  workers[0]?.reply({type: 'results', id: 3, response});
  expect(await later).toBe(response);
  expect(takeIndex).toHaveBeenCalledTimes(2);
});

test('a preparation that fails is not the end: the first search fetches the index', async () => {
  takeIndex.mockRejectedValueOnce(new Error('offline'));
  const client = createClient();
  client.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  void client.search(query);
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search']);
  });
});

test('an index that the worker cannot use is fetched anew by the next search', async () => {
  const client = createClient();
  const failed = client.search(query);
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search']);
  });
  workers[0]?.reply({type: 'failure', id: 1, message: 'SyntaxError'});
  await expect(failed).rejects.toThrow(SearchUnavailableError);
  void client.search(query);
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search', 'index', 'search']);
  });
});

test('a worker that breaks is replaced by the next search', async () => {
  const client = createClient();
  const failed = client.search(query);
  workers[0]?.onerror?.({message: 'the script cannot be loaded'});
  await expect(failed).rejects.toThrow(SearchUnavailableError);
  expect(workers[0]?.terminate).toHaveBeenCalled();
  void client.search(query);
  await vi.waitFor(() => {
    expect(types(workers[1])).toEqual(['index', 'search']);
  });
});

test('the answer comes a second time, with excerpts', async () => {
  const client = createClient();
  const onExcerpts = vi.fn();
  const answer = client.search(query, {onExcerpts});
  await vi.waitFor(() => {
    expect(types(workers[0])).toEqual(['index', 'search']);
  });
  workers[0]?.reply({type: 'results', id: 1, response});
  workers[0]?.reply({type: 'excerpts', id: 1, response: {...response, took: 1}});
  await answer;
  expect(onExcerpts.mock.calls).toEqual([[{...response, took: 1}]]);
});
