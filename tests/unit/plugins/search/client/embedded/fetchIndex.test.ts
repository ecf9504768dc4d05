import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  siteFiles,
  takeIndex,
  takeTitles,
} from '../../../../../../src/plugins/search/client/embedded/fetchIndex';

const newest = 'index.2.json';
const asked: string[] = [];
let there: string[];
let isDown: boolean;
let named: string | undefined;
let folder = 0;
let base = '';

beforeEach(() => {
  asked.length = 0;
  there = ['manifest.json', newest];
  isDown = false;
  named = newest;
  base = `https://example.org/${String((folder += 1))}/search/`;
  vi.stubGlobal('document', {
    querySelector: () => ({
      content: [
        'dialog.js',
        'worker.js',
        ...(named === undefined ? [] : ['titles.json', named]),
      ].join(' '),
    }),
  });
  vi.stubGlobal('fetch', (address: string, {cache}: RequestInit) => {
    const file = address.slice(base.length);
    asked.push(`${file} ${cache ?? ''}`);
    if (isDown) return Promise.resolve(new Response('', {status: 503}));
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

test('the page names its files, but only the scripts in the dev server', async () => {
  expect(siteFiles()).toEqual({
    dialog: 'dialog.js',
    worker: 'worker.js',
    titles: 'titles.json',
    index: newest,
  });
  there.push('titles.json');
  expect(await text(takeTitles(base))).toBe('the index');
  named = undefined;
  expect(siteFiles()).toEqual({dialog: 'dialog.js', worker: 'worker.js'});
  await expect(takeTitles(base)).rejects.toThrow('names no index of titles');
});

test.each([
  [
    'is missing',
    'index.1.json',
    ['index.1.json default', 'manifest.json no-cache', 'index.2.json default'],
  ],
  ['is not named', undefined, ['manifest.json no-cache', 'index.2.json default']],
])(
  'if the index of the page %s, the manifest names the newest index',
  async (_, name, expected) => {
    named = name;
    expect(await text(takeIndex(base))).toBe('the index');
    expect(asked).toEqual(expected);
  },
);

test('a missing file is an error with its name, and causes no further requests', async () => {
  isDown = true;
  await expect(takeIndex(base)).rejects.toThrow(`${base}index.2.json answered 503`);
  expect(asked).toHaveLength(1);
});
