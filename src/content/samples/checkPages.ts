import type {Variables} from '../../schemas/variable';
import type {Page} from '../page';
import {bashChecker} from './checkers/bash';
import {checkSamples} from './checkSamples';
import {createParsers} from './createParsers';
import {listSamples} from './listSamples';
import type {Sample, SampleResult} from './types';

/**
 * Checks every sample of the pages, in the order of the pages, then the further samples.
 *
 * @param further samples that are not part of a page, such as the files of templates
 */
export async function checkPages(
  siteDir: string,
  pages: readonly Page[],
  variables: Variables,
  further: readonly Sample[] = [],
): Promise<SampleResult[]> {
  const samples = [...pages.flatMap((page) => listSamples(page, variables)), ...further];
  const checkers = [bashChecker(), ...(await createParsers(siteDir))];
  return checkSamples(samples, {checkers, siteDir});
}
