import {groupBy} from '../lib/groupBy';
import type {Evidence} from '../schemas/evidence';
import {variablesSchema} from '../schemas/variable';
import type {Page} from './page';
import {leavesSite, pageLinksOf} from './pageLinks';
import {readData} from './readData';
import {readPages} from './readPages';
import {checkSamples, notChecked} from './samples/checkSamples';
import {createCheckers} from './samples/createCheckers';
import {listSamples} from './samples/listSamples';
import {readVerified} from './samples/readVerified';
import {summarizeSamples} from './samples/summarizeSamples';
import type {SampleResult} from './samples/types';

/** Returns the evidence for the samples of a page. */
export type SamplesOfPage = (file: string) => NonNullable<Evidence['samples']>;

/** Checks the samples of all articles. @param options.onlyKept as in {@link checkSamples} */
export async function checkArticles(
  siteDir: string,
  options: {onlyKept?: boolean} = {},
): Promise<SampleResult[]> {
  const {pages} = await readPages(siteDir);
  const variables = await readData(siteDir, 'data/variables.yml', variablesSchema);
  const samples = pages
    .filter(({frontMatter}) => frontMatter.kind !== 'landing')
    .flatMap((page) => listSamples(page, variables));
  return checkSamples(samples, {checkers: await createCheckers(siteDir), siteDir, ...options});
}

/**
 * Reads the results of the content checks for the samples of all articles. It checks nothing
 * itself. A sample without a result counts as unchecked, and a warning says so.
 */
export async function readSampleEvidence(siteDir: string): Promise<SamplesOfPage> {
  const results = await checkArticles(siteDir, {onlyKept: true});
  const missing = results.filter(({reason}) => reason === notChecked).length;
  if (missing > 0)
    console.warn(
      `[evidence] ${missing} samples count as unchecked, because ${notChecked}. Fix: run npm run check:content first.`,
    );
  const verified = await readVerified(siteDir);
  const ofFile = groupBy(results, ({sample}) => sample.file);
  return (file) => summarizeSamples(ofFile.get(file) ?? [], verified);
}

/** Counts the links that stay on the site. The rule `internal-links` checks each of them. */
export function countInternalLinks({tree}: Pick<Page, 'tree'>): number {
  return pageLinksOf(tree()).filter(({kind, url}) => kind !== 'image' && !leavesSite(url)).length;
}
