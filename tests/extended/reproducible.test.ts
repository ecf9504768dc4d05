import {execFile} from 'node:child_process';
import {readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {afterAll, expect, it} from 'vitest';

const folder = path.resolve('.cache/reproducible');
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Builds the site without a cache. @returns the bytes of every file, by name */
async function build(name: string): Promise<Map<string, string>> {
  const siteDir = path.resolve('tests/fixtures/search-site');
  const outDir = path.join(folder, name);
  rmSync(path.join(siteDir, '.docusaurus'), {recursive: true, force: true});
  // Not spawnSync, because Vitest ends a worker that does not respond for a minute.
  await promisify(execFile)(
    'npx',
    ['--no-install', 'docusaurus', 'build', siteDir, '--out-dir', outDir],
    {env: {...process.env, NODE_ENV: 'production'}},
  );
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(outDir, file), readFileSync(file, 'latin1')];
    }),
  );
}

it('two builds of the same sources are the same, byte for byte', {timeout: 1_800_000}, async () => {
  const [first, second] = [await build('first'), await build('second')];
  expect(first.size).toBeGreaterThan(30);
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  expect(
    [...first].filter(([name, bytes]) => second.get(name) !== bytes).map(([name]) => name),
  ).toEqual([]);
});
