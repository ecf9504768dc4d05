/* Checks many samples in workers and prints which were wrong: run by `workerPool.test.ts` with each loader. */
import path from 'node:path';
import {createWorkerPool} from '../../../../src/content/samples/workers/workerPool';

const samples = Array.from({length: 400}, (_, index) => ({
  language: 'yaml' as const,
  text: index % 100 === 7 ? 'a: 1\nb: [1, 2' : `a: ${index}`,
  file: 'docs/a.md',
  line: 1,
  unchecked: undefined,
}));
const pool = createWorkerPool(path.resolve('tests/fixtures/samples'), 2);
void pool.check(0, samples).then(async (findings) => {
  const wrong = findings.flatMap(({length}, index) => (length > 0 ? [index] : []));
  console.log(JSON.stringify({wrong, workers: pool.started()}));
  await pool.close();
});
