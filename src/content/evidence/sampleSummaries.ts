import type {SampleEvidence} from '../../schemas/evidence';
import {variablesSchema} from '../../schemas/variable';
import {readData} from '../readData';
import {readPages} from '../readPages';
import {checkPages} from '../samples/checkPages';
import {readVerified} from '../samples/readVerified';
import {summarizeSamples} from '../samples/summarizeSamples';

/**
 * Checks the samples of all articles and sums up the results for each, by the path of its file.
 * The content checks report pages that cannot be read.
 *
 * @param siteDir absolute path of the site
 */
export async function sampleSummaries(
  siteDir: string,
): Promise<ReadonlyMap<string, SampleEvidence>> {
  const {pages} = await readPages(siteDir);
  const articles = pages.filter(({frontMatter}) => frontMatter.kind !== 'landing');
  const variables = await readData(siteDir, 'data/variables.yml', variablesSchema);
  return summarizeSamples(
    await checkPages(siteDir, articles, variables),
    await readVerified(siteDir),
  );
}
