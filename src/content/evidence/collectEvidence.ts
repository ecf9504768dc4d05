import {variablesSchema} from '../../schemas/variable';
import type {Page} from '../page';
import {readData} from '../readData';
import {readPages} from '../readPages';
import {checkPages} from '../samples/checkPages';
import {summarizeSamples} from '../samples/summarizeSamples';
import {toPageEvidence, type PageEvidence} from './toPageEvidence';

export interface CollectOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Whether to check samples, which takes seconds where they have not been checked before. */
  checkSamples: boolean;
}

/** What the text of every article shows, by the path of its file. Pages that cannot be read are the content checks' to report. */
export async function collectEvidence({siteDir, checkSamples}: CollectOptions): Promise<Map<string, PageEvidence>> {
  const {pages} = await readPages(siteDir);
  const articles = pages.filter(({frontMatter}) => frontMatter.kind !== 'landing');
  const summaries = checkSamples ? await summarize(siteDir, articles) : undefined;
  return new Map(articles.map((page) => [page.file, toPageEvidence(page, summaries)]));
}

async function summarize(siteDir: string, pages: readonly Page[]): Promise<ReturnType<typeof summarizeSamples>> {
  const variables = await readData(siteDir, 'data/variables.yml', variablesSchema);
  return summarizeSamples(await checkPages(siteDir, pages, variables, {say: console.log}));
}
