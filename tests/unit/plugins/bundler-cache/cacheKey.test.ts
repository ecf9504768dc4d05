import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {cacheKey} from '../../../../src/plugins/bundler-cache/cacheKey';
import {tempSite} from '../../../tempSite';

const page = 'docs/best-practices/networking/plan.md';
let siteDir: string;
let before: string;
beforeEach(async () => {
  siteDir = tempSite(path.resolve('tests/fixtures/valid-content'));
  before = await cacheKey(siteDir, {title: 'Site'});
});

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path.join(siteDir, file), text.replace(from, to));
}

it('is unchanged when the text of a page changes', async () => {
  appendFileSync(path.join(siteDir, page), '\nMore text.\n');
  expect(await cacheKey(siteDir, {title: 'Site'})).toBe(before);
});

it.each([
  ['front matter', page, /^title: .*$/m, 'title: Another title'],
  ['data', 'data/services.yml', /name: .*/, 'name: Another service'],
])('changes with %s', async (_what, file, from, to) => {
  edit(file, from, to);
  expect(await cacheKey(siteDir, {title: 'Site'})).not.toBe(before);
});

it('changes with the configuration', async () => {
  expect(await cacheKey(siteDir, {title: 'Other'})).not.toBe(before);
});
