import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {countInternalLinks, readSampleEvidence} from '../../content/evidence';
import {currentDocs} from '../../content/docsVersions';
import {namedSamples} from '../../content/namedSamples';
import type {Page} from '../../content/page';
import {documentAddress} from '../../content/permalink';
import {programsIn} from '../../content/programsIn';
import {readData} from '../../content/readData';
import {readPageOnce} from '../../content/readPages';
import {dayOf} from '../../lib/dayOf';
import {isProduction} from '../../lib/isProduction';
import {frontMatterSchema} from '../../schemas/frontMatter';
import type {ArticleFacts} from '../../schemas/pageFacts';
import {readingsFile, readingsSchema} from '../../schemas/readings';
import {isReviewOld} from '../../schemas/review';
import {servicesSchema} from '../../schemas/service';
import {templatesSchema} from '../../schemas/template';

/**
 * A hook for `markdown.parseFrontMatter` that adds `facts` to every article (`ArticleFacts`), for
 * its header and its evidence. Older versions and translations have no evidence.
 */
export function articleFrontMatter(siteDir: string): ParseFrontMatter {
  const {folder} = currentDocs;
  let sampleEvidence: ReturnType<typeof readSampleEvidence> | undefined;

  async function evidenceOf(
    page: Pick<Page, 'file' | 'tree'>,
    name: string,
    reviewed: string,
  ): Promise<ArticleFacts['evidence']> {
    // In the dev server the content checks run after the compilation.
    const samples = isProduction
      ? (await (sampleEvidence ??= readSampleEvidence(siteDir)))(page.file)
      : undefined;
    const readings = existsSync(path.join(siteDir, readingsFile))
      ? await readData(siteDir, readingsFile, readingsSchema)
      : {};
    return {
      samples,
      links: countInternalLinks(page),
      reviewIsOld: isReviewOld(reviewed, dayOf(Date.now())),
      readings: readings[name.replace(/\.mdx?$/, '')] ?? [],
    };
  }

  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const {data} = frontMatterSchema.safeParse(parsed.frontMatter);
    if (!data || data.kind === 'landing') return parsed;
    const name = path.relative(path.join(siteDir, folder), filePath).replaceAll('\\', '/');
    const isCurrent = !name.startsWith('../');
    const {value: page} = isCurrent ? await readPageOnce({siteDir, folder, name}) : {};
    const {permalink} = documentAddress(name, data);
    const {services} = await readData(siteDir, 'data/services.yml', servicesSchema);
    const {templates} = await readData(siteDir, 'data/templates.yml', templatesSchema);
    const facts: ArticleFacts = {
      reviewed: data.reviewed,
      // Content checks report an unknown service.
      serviceNames: data.services
        .flatMap((id) => services.find((service) => service.id === id) ?? [])
        .map(({id, name, abbreviation, icon, category}) => ({
          ...{id, name, abbreviation},
          ...{icon, category},
        })),
      templates: templates
        .filter(({guides}) => isCurrent && guides.includes(permalink))
        .map(({id, title}) => ({id, title})),
      files: page ? namedSamples(page.tree()).length : 0,
      programs: page ? programsIn(page.tree()) : [],
      evidence: page ? await evidenceOf(page, name, data.reviewed) : undefined,
    };
    // Only the search index needs the keywords. They would enlarge the script of each page.
    return {...parsed, frontMatter: {...parsed.frontMatter, keywords: undefined, facts}};
  };
}
