import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {buildCacheFolder, cached, cachedSync} from '../../../src/lib/buildCache';
import {tempSite} from '../../tempSite';

const kind = {name: 'values', version: '1'};
let root: string;
beforeEach(() => {
  root = tempSite();
});

/** Creates a new site for each lockfile, because the lockfile of a site is read only once. */
function makeSite(lockfile = '{}', name = 'site'): string {
  const siteDir = path.join(root, name);
  mkdirSync(siteDir);
  writeFileSync(path.join(siteDir, 'package-lock.json'), lockfile);
  return siteDir;
}

/** Absolute paths of all cached files. */
function kept(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, buildCacheFolder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe.each([
  ['cached', cached],
  [
    'cachedSync',
    async <Value>(...[siteDir, of, inputs, make]: Parameters<typeof cachedSync<Value>>) =>
      Promise.resolve().then(() => cachedSync(siteDir, of, inputs, make)),
  ],
])('%s', (_name, take) => {
  const never = (): never => {
    throw new Error('made again');
  };

  it('computes a value once for its inputs, and leaves no incomplete file', async () => {
    const siteDir = makeSite();
    expect(await take(siteDir, kind, ['page', {a: 1}], () => ['made'])).toEqual(['made']);
    expect(await take(siteDir, kind, ['page', {a: 1}], never)).toEqual(['made']);
    expect(await take(siteDir, kind, ['page', {a: 2}], () => ['other'])).toEqual(['other']);
    expect(kept(siteDir).map((file) => path.extname(file))).toEqual(['.json', '.json']);
  });

  it('returns the value as a later read returns it', async () => {
    expect(await take(makeSite(), kind, 'page', () => ({a: 1, b: undefined}))).toStrictEqual({
      a: 1,
    });
  });

  it('computes the value again if its file is incomplete', async () => {
    const siteDir = makeSite();
    await take(siteDir, kind, 'page', () => ({a: 1}));
    for (const file of kept(siteDir)) writeFileSync(file, '{"a":');
    expect(await take(siteDir, kind, 'page', () => ({a: 2}))).toEqual({a: 2});
    expect(await take(siteDir, kind, 'page', never)).toEqual({a: 2});
  });

  it('computes a value again after its folder was deleted', async () => {
    const siteDir = makeSite();
    await take(siteDir, kind, 'page', () => 'made');
    rmSync(path.join(siteDir, buildCacheFolder), {recursive: true});
    expect(await take(siteDir, kind, 'page', () => 'made anew')).toBe('made anew');
    expect(await take(siteDir, kind, 'page', never)).toBe('made anew');
  });

  it('does not cache failures', async () => {
    const siteDir = makeSite();
    await expect(take(siteDir, kind, 'page', never)).rejects.toThrow('made again');
    expect(await take(siteDir, kind, 'page', () => 'made')).toBe('made');
  });

  it('returns the value if it cannot be cached', async () => {
    const siteDir = makeSite();
    writeFileSync(path.join(siteDir, '.cache'), '');
    expect(await take(siteDir, kind, 'page', () => 'made')).toBe('made');
  });

  it('computes a value each time if there is no lockfile', async () => {
    const make = vi.fn(() => 'made');
    await take(root, kind, 'page', make);
    expect(await take(root, kind, 'page', make)).toBe('made');
    expect(make).toHaveBeenCalledTimes(2);
  });
});

it('computes a value once for concurrent requests', async () => {
  const siteDir = makeSite();
  const make = vi.fn(() => Promise.resolve('made'));
  const ask = (): Promise<string> => cached(siteDir, kind, 'page', make);
  expect(await Promise.all([ask(), ask()])).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('removes values of other versions of the kind, but no values of other kinds', async () => {
  const siteDir = makeSite();
  for (const of of [kind, {name: 'others', version: '1'}, {...kind, version: '2'}])
    await cached(siteDir, of, 'page', () => of);
  expect(await cached(siteDir, {...kind, version: '2'}, 'page', () => 'made again')).toEqual({
    ...kind,
    version: '2',
  });
  expect(
    kept(siteDir).map(
      (file) => path.relative(path.join(siteDir, buildCacheFolder), file).split(path.sep)[0],
    ),
  ).toEqual(['others', 'values']);
});

it('keeps values of different packages and code separate', async () => {
  const [one, updated] = [makeSite('{}', 'one'), makeSite('{"packages": {}}', 'updated')];
  const folderIn = (siteDir: string, name: string): string[] =>
    readdirSync(path.join(siteDir, buildCacheFolder, name));
  for (const siteDir of [one, updated])
    for (const of of [kind, {name: 'of-code'}]) await cached(siteDir, of, 'page', () => 'made');
  expect(
    new Set(
      [one, updated].flatMap((siteDir) =>
        ['values', 'of-code'].flatMap((name) => folderIn(siteDir, name)),
      ),
    ).size,
  ).toBe(4);
});

it('stores the values of a nested site beside the lockfile of the outer site', async () => {
  const siteDir = makeSite();
  await cached(path.join(siteDir, 'tests/inner'), kind, 'page', () => 'made');
  expect(await cached(siteDir, kind, 'page', () => 'made again')).toBe('made');
});
