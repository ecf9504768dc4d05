import type {Variables} from '../../schemas/variable';
import type {Page} from '../page';
import {bashChecker} from './checkers/bash';
import {checkSamples} from './checkSamples';
import {createParsers} from './createParsers';
import {listSamples} from './listSamples';
import type {Sample, SampleResult} from './types';
import {withWorkers} from './workers/withWorkers';
import {createWorkerPool} from './workers/workerPool';

/**
 * Checks every sample of the pages, in the order of the pages, then what else there is. What the build cache has no answer for is parsed by worker threads.
 *
 * @param further samples that stand on no page
 * @param say is told how long it took where workers were needed: seconds in which a build seems to stand still
 */
export async function checkPages(
  siteDir: string,
  pages: readonly Page[],
  variables: Variables,
  {further = [], say}: {further?: readonly Sample[]; say?: (text: string) => void} = {},
): Promise<SampleResult[]> {
  const began = Date.now();
  const samples = [...pages.flatMap((page) => listSamples(page, variables)), ...further];
  const pool = createWorkerPool(siteDir);
  try {
    const checkers = [bashChecker(), ...withWorkers(await createParsers(siteDir), pool)];
    const results = await checkSamples(samples, {checkers, siteDir});
    if (pool.started() > 0) say?.(`Samples: checked with ${pool.started()} workers in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    return results;
  } finally {
    await pool.close();
  }
}
