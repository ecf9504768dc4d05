import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createThread} from '../../../src/lib/createThread';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'thread-'));
  file = path.join(folder, 'double.cjs');
  const helper = path.resolve('src/lib/answerInThread.cjs');
  await writeFile(
    file,
    `require(${JSON.stringify(helper)})(async (number) => {
      if (number < 0) throw new Error('too small');
      if (number > 99) process.exit(3);
      if (number > 9) await new Promise(() => setTimeout(() => { throw new Error('out of hand'); }));
      return {number: 2 * number, thread: require('node:worker_threads').threadId};
    });`,
  );
});
afterAll(async () => rm(folder, {recursive: true}));

it('answers each question with its own answer, all from one thread that is not ours', async () => {
  const ask = createThread<{number: number; thread: number}>(file);
  const answers = await Promise.all([3, 1, 2].map(ask));
  expect(answers.map(({number}) => number)).toEqual([6, 2, 4]);
  expect(new Set(answers.map(({thread}) => thread)).size).toBe(1);
  expect(answers[0]?.thread).toBeGreaterThan(0);
});

it('says what failed and goes on, and starts another thread where one has ended', async () => {
  const ask = createThread<{number: number}>(file);
  const [wrong, right] = await Promise.allSettled([ask(-1), ask(1)]);
  expect(wrong).toMatchObject({status: 'rejected', reason: {message: 'too small'}});
  expect(right).toMatchObject({value: {number: 2}});
  await expect(ask(100)).rejects.toThrow(`the thread of ${file} ended: status 3`);
  expect(await ask(4)).toMatchObject({number: 8});
});

it('asks another thread as soon as one has failed, and leaves its answer alone when the first one ends', async () => {
  const ask = createThread<{number: number}>(file);
  const answer = ask(10).catch((error: unknown) => [error, ask(4)] as const);
  const [error, next] = (await answer) as readonly [Error, Promise<{number: number}>];
  expect(error.message).toBe(`the thread of ${file} ended: out of hand`);
  expect(await next).toMatchObject({number: 8});
});
