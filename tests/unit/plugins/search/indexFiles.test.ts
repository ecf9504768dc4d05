import {expect, test} from 'vitest';
import type {
  IndexFile,
  IndexManifest,
} from '../../../../src/plugins/search/client/engine/indexFile';
import {growthWarning, indexSize} from '../../../../src/plugins/search/growth';
import {toIndexFiles} from '../../../../src/plugins/search/indexFiles';
import {recordsOf} from './fixtures';

const long = 'word '.repeat(1000);
const pages = ['/docs/a', '/docs/b', '/docs/c'].flatMap((permalink) =>
  recordsOf(`${long}\n\n## Part of ${permalink}\n\nmore`, {permalink}),
);

function read<Value>(files: Map<string, string>, name: string): Value {
  return JSON.parse(files.get(name) ?? 'null') as Value;
}

test('names follow contents, but for the manifest', () => {
  const files = toIndexFiles(pages, []);
  const manifest = read<IndexManifest>(files, 'manifest.json');
  expect(files.has(manifest.index)).toBe(true);
  expect(toIndexFiles(pages, [])).toEqual(files);
  const changed = toIndexFiles(recordsOf('other'), []);
  expect(read<IndexManifest>(changed, 'manifest.json').index).not.toBe(manifest.index);
});

test('texts stand in files of their own, split between pages', () => {
  const files = toIndexFiles(pages, []);
  const index = read<IndexFile>(files, read<IndexManifest>(files, 'manifest.json').index);
  expect(index.texts.map(([first]) => first)).toEqual([0, 2, 4]);
  expect(read<string[]>(files, index.texts[1]?.[1] ?? '')).toEqual([long.trim(), 'more']);
  expect(JSON.stringify(index)).not.toContain('word word');
});

test('the index for the first answer has titles and telling headings, and no texts', () => {
  const verify = ['/docs/a', '/docs/b', '/docs/c', '/docs/d'].flatMap((permalink) =>
    recordsOf(`rare\n\n## Verify\n\nmore\n\n## Part of ${permalink}`, {permalink}),
  );
  const files = toIndexFiles(verify, []);
  const titles = read<IndexFile>(files, read<IndexManifest>(files, 'manifest.json').titles);
  expect(titles.pages.map(({parts}) => parts.map(([, , heading]) => heading))).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => ['', `Part of /docs/${name}`]),
  );
  expect(titles.texts).toEqual([]);
  const words = titles.index.index.map(([word]) => word);
  expect(words).toContain('part');
  expect(words).not.toContain('verify');
  expect(words).not.toContain('rare');
});

test('short pages share a text file', () => {
  const short = ['/docs/a', '/docs/b'].flatMap((permalink) => recordsOf('short', {permalink}));
  expect(
    [...toIndexFiles(short, []).keys()].filter((name) => name.startsWith('text.')),
  ).toHaveLength(1);
});

test('a large index is told at build time', () => {
  expect(growthWarning(500, 500)).toBeUndefined();
  expect(growthWarning(812.4, 500)).toMatchInlineSnapshot(
    `"The embedded search index is 812 kB, more than 500. Set TYPESENSE_NODES and run "npm run search:sync", so that readers need not fetch it."`,
  );
  expect(indexSize(toIndexFiles(pages, []))).toBeGreaterThan(0.1);
});
