import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchIndexAhead, takeIndex} from '../../../../../../src/plugins/search/client/embedded/fetchIndex';

const asked: string[] = [];
let isDown = false;
let folder = 0;
let base = '';

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  base = `https://example.org/${String((folder += 1))}/search/`;
  vi.stubGlobal('fetch', (address: string, {cache}: RequestInit) => {
    asked.push(`${address.slice(base.length)} ${cache ?? ''}`);
    if (isDown) return Promise.resolve(new Response('', {status: 503}));
    return Promise.resolve(new Response(address.endsWith('manifest.json') ? '{"index":"index.1.json"}' : 'the index'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const text = async (bytes: Promise<ArrayBuffer>): Promise<string> => new TextDecoder().decode(await bytes);
const both = ['manifest.json no-cache', 'index.1.json default'];

test('what was fetched ahead is not fetched again', async () => {
  fetchIndexAhead(base);
  fetchIndexAhead(base);
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual(both);
});

test('bytes are given away once; who takes them later has them fetched anew', async () => {
  fetchIndexAhead(base);
  await takeIndex(base);
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual([...both, ...both]);
});

test('a failure ahead is not the answer to who takes the index later', async () => {
  isDown = true;
  fetchIndexAhead(base);
  await vi.waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  await new Promise((resolve) => setTimeout(resolve));
  isDown = false;
  expect(await text(takeIndex(base))).toBe('the index');
});

test('what cannot be had is an error that names the file', async () => {
  isDown = true;
  await expect(takeIndex(base)).rejects.toThrow(`${base}manifest.json answered 503`);
});

test('waits 20 seconds for a file', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await takeIndex(base);
  expect(timeout.mock.calls).toEqual([[20_000], [20_000]]);
  timeout.mockRestore();
});
