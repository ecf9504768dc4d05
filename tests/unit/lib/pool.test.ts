import {expect, it} from 'vitest';
import {inThread} from '../../../src/lib/pool';

const double = (number: number): Promise<{number: number; thread: number}> =>
  inThread(import.meta.url, '../../fixtures/pool/double.ts', 'double', number);

it('calls a TypeScript function in another thread', async () => {
  const answers = await Promise.all([3, 1, 2].map(double));
  expect(answers.map(({number}) => number)).toEqual([6, 2, 4]);
  for (const {thread} of answers) expect(thread).toBeGreaterThan(0);
});

it('passes on an error, and handles the next call', async () => {
  await expect(double(-1)).rejects.toThrow('too small');
  expect(await double(4)).toMatchObject({number: 8});
});
