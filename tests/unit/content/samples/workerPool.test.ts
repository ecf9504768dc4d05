import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {afterEach, describe, expect, it} from 'vitest';
import {createParsers} from '../../../../src/content/samples/createParsers';
import type {Sample} from '../../../../src/content/samples/types';
import {withWorkers} from '../../../../src/content/samples/workers/withWorkers';
import {createWorkerPool, type WorkerPool} from '../../../../src/content/samples/workers/workerPool';

const siteDir = path.resolve('tests/fixtures/samples');
const json = 4;
const yaml = (text: string): Sample => ({language: 'yaml', text, file: 'docs/a.md', line: 1, unchecked: undefined});
const many = Array.from({length: 400}, (_, index) => yaml(index % 100 === 7 ? 'a: 1\nb: [1, 2' : `a: ${index}`));
const wrong = [7, 107, 207, 307];

let pool: WorkerPool | undefined;
afterEach(async () => {
  await pool?.close();
});

describe('the worker pool', () => {
  it('gives the findings in the order of the samples, from as many workers as it may start', async () => {
    pool = createWorkerPool(siteDir, 2);
    expect(pool.started()).toBe(0);
    const [first, second] = await Promise.all([pool.check(0, many), pool.check(0, [yaml('c: 1'), yaml('c: [')])]);
    expect(first.flatMap((findings, index) => (findings.length > 0 ? [index] : []))).toEqual(wrong);
    expect(first[7]?.[0]?.line).toBe(2);
    expect(second.map(({length}) => length > 0)).toEqual([false, true]);
    expect(pool.started()).toBe(2);
  });

  it('finds what the parsers find in the main thread, and starts for enough samples only', async () => {
    const parsers = await createParsers(siteDir);
    pool = createWorkerPool(siteDir, 1);
    const [here] = parsers;
    const [there] = withWorkers(parsers, pool);
    await there?.check(many.slice(0, 11));
    expect(pool.started()).toBe(0);
    expect(await there?.check(many)).toEqual(await here?.check(many));
    expect(pool.started()).toBe(1);
    expect(parsers[json]?.languages).toEqual(['json']);
  });

  it('says what failed where a parser throws, and goes on', async () => {
    pool = createWorkerPool(siteDir, 1);
    const noSuchParser = 99;
    await expect(pool.check(noSuchParser, [yaml('a: 1')])).rejects.toThrow('a sample could not be checked: ');
    expect(await pool.check(0, [yaml('a: 1')])).toEqual([[]]);
  });

  it('starts no further worker once it is closed, whatever still waits', async () => {
    pool = createWorkerPool(siteDir, 1);
    const asked = [pool.check(0, [yaml('a: 1')]), pool.check(0, [yaml('b: 2')])].map((answer) => answer.catch(String));
    await pool.close();
    expect(await Promise.all(asked)).toEqual([
      expect.stringMatching(/a worker that checks samples ended/),
      'Error: the worker pool was closed',
    ]);
    expect(pool.started()).toBe(1);
  });

  it('says so where a worker cannot start', async () => {
    pool = createWorkerPool(undefined as unknown as string, 1);
    await expect(pool.check(0, [yaml('a: 1')])).rejects.toThrow(/^a (worker|sample)/);
  });
});

/** The two ways in which the code of the site is loaded beside the one of these tests. */
const loaders = {
  'a plugin, as Docusaurus loads it': [
    '-e',
    "require('jiti')(process.cwd() + '/x.js', {interopDefault: true})('./tests/unit/content/samples/checkMany.ts')",
  ],
  'a script, as tsx runs it': ['--import', 'tsx', 'tests/unit/content/samples/checkMany.ts'],
};

describe('workers start from', () => {
  it.each(Object.entries(loaders))('%s', (_name, args) => {
    const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', timeout: 60_000});
    expect(stdout, stderr).toBe(`${JSON.stringify({wrong, workers: 2})}\n`);
  });
});
