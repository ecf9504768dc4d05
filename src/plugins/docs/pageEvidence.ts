import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PageEvidence} from '../../content/evidence/toPageEvidence';
import {dayOf} from '../../lib/dayOf';
import type {Evidence} from '../../schemas/evidence';
import {frontMatterSchema} from '../../schemas/frontMatter';
import {isReviewOld} from '../../schemas/review';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

/**
 * Gives every article's metadata `evidence` for the block below its text. Landing pages and older versions have none.
 *
 * @param collected what the text of each page shows, by the path of its file
 * @param today the day of the build, `YYYY-MM-DD`
 */
export function addPageEvidence(content: LoadedContent, collected: ReadonlyMap<string, PageEvidence>, today: string): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, evidence: pageEvidence(doc, collected, today)})),
    })),
  };
}

function pageEvidence(doc: Doc, collected: ReadonlyMap<string, PageEvidence>, today: string): Evidence | undefined {
  const fromText = collected.get(doc.source.replace(/^@site\//, ''));
  const {data} = frontMatterSchema.safeParse(doc.frontMatter);
  if (!fromText || !data || data.kind === 'landing') return undefined;
  return {
    reviewed: data.reviewed,
    reviewIsOld: isReviewOld(data.reviewed, today),
    changed: doc.lastUpdatedAt ? dayOf(doc.lastUpdatedAt) : undefined,
    ...fromText,
    sources: data.sources,
  };
}
