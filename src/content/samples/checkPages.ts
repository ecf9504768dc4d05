import path from 'node:path';
import type {Variables} from '../../schemas/variable';
import type {Page} from '../page';
import {checkSamples} from './checkSamples';
import {createCheckers} from './createCheckers';
import {listSamples} from './listSamples';
import type {SampleResult} from './types';

/** Checks every sample of the pages, in the order of the pages. Answers are kept in `.cache/samples.json`. */
export async function checkPages(siteDir: string, pages: readonly Page[], variables: Variables): Promise<SampleResult[]> {
  const samples = pages.flatMap((page) => listSamples(page, variables));
  return checkSamples(samples, {checkers: await createCheckers(siteDir), cacheFile: path.join(siteDir, '.cache', 'samples.json')});
}
