import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {cacheFile} from '../../../src/content/cacheFile';

const kind = {folder: 'kind', version: '1'};
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-file-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** A site of its own for each lockfile, which is read once. */
function makeSite(name: string, lockfile: string): string {
  const siteDir = path.join(root, name);
  mkdirSync(siteDir);
  writeFileSync(path.join(siteDir, 'package-lock.json'), lockfile);
  return siteDir;
}

it('names a file by the text, the way in which the value is made and the packages', () => {
  const site = makeSite('site', '{}');
  const file = cacheFile(site, kind, 'text') ?? '';
  expect(path.dirname(file)).toBe(path.join(site, '.cache/kind'));
  expect(cacheFile(site, kind, 'text')).toBe(file);
  const names = [
    file,
    cacheFile(site, kind, 'another text'),
    cacheFile(site, {...kind, version: '2'}, 'text'),
    cacheFile(makeSite('updated', '{"packages": {}}'), kind, 'text'),
  ].map((name = '') => path.basename(name));
  expect(new Set(names).size).toBe(4);
});

it('keeps the values of a site within another beside the lockfile of that one', () => {
  const site = makeSite('outer', '{}');
  expect(cacheFile(path.join(site, 'tests/inner'), kind, 'text')).toBe(cacheFile(site, kind, 'text'));
});

it('has no file where no lockfile names the packages', () => {
  expect(cacheFile(path.join(root, 'none'), kind, 'text')).toBeUndefined();
});
