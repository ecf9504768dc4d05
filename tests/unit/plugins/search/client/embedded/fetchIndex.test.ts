import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  fetchIndexAhead,
  takeIndex,
} from '../../../../../../src/plugins/search/client/embedded/fetchIndex';

const newest = 'index.2.json';
const asked: string[] = [];
let there: string[];
let isDown: boolean;
let answersWithPages: boolean;
let named: string | undefined;
let folder = 0;
let base = '';

beforeEach(() => {
  asked.length = 0;
  there = ['manifest.json', newest];
  isDown = false;
  answersWithPages = false;
  named = newest;
  base = `https://example.org/${String((folder += 1))}/search/`;
  vi.stubGlobal('document', {querySelector: () => (named === undefined ? null : {content: named})});
  vi.stubGlobal('fetch', (address: string, {cache}: RequestInit) => {
    const file = address.slice(base.length);
    asked.push(`${file} ${cache ?? ''}`);
    if (isDown) return Promise.resolve(new Response('', {status: 503}));
    if (!there.includes(file) && answersWithPages)
      return Promise.resolve(
        new Response('<html>', {headers: {'content-type': 'text/html; charset=utf-8'}}),
      );
    if (!there.includes(file)) return Promise.resolve(new Response('', {status: 404}));
    return Promise.resolve(
      new Response(file === 'manifest.json' ? JSON.stringify({index: newest}) : 'the index'),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const text = async (bytes: Promise<ArrayBuffer>): Promise<string> =>
  new TextDecoder().decode(await bytes);

test('what was fetched ahead is not fetched again', async () => {
  fetchIndexAhead(base);
  fetchIndexAhead(base);
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual(['index.2.json default']);
});

test('bytes are given away once; who takes them later has them fetched anew', async () => {
  fetchIndexAhead(base);
  await takeIndex(base);
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual(['index.2.json default', 'index.2.json default']);
});

test.each([
  [
    'is gone',
    'index.1.json',
    ['index.1.json default', 'manifest.json no-cache', 'index.2.json default'],
  ],
  ['is not named', undefined, ['manifest.json no-cache', 'index.2.json default']],
])('where the index of the page %s, the manifest names the newest', async (_, name, expected) => {
  named = name;
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual(expected);
});

test('a page in place of the index is as good as nothing', async () => {
  named = 'index.1.json';
  answersWithPages = true;
  expect(await text(takeIndex(base))).toBe('the index');
  expect(asked).toEqual(['index.1.json default', 'manifest.json no-cache', 'index.2.json default']);
});

test('a failure ahead is not the answer to who takes the index later', async () => {
  isDown = true;
  fetchIndexAhead(base);
  await new Promise((resolve) => setTimeout(resolve));
  isDown = false;
  expect(await text(takeIndex(base))).toBe('the index');
});

test('what cannot be had is an error that names the file, without a second wait for the manifest', async () => {
  isDown = true;
  await expect(takeIndex(base)).rejects.toThrow(`${base}index.2.json answered 503`);
  expect(asked).toHaveLength(1);
});
