import {dayOf} from '../lib/dayOf';
import type {Evidence} from './evidence';
import type {ArticleFrontMatter} from './frontMatter';
import type {Service} from './service';
import type {Template} from './template';

type ServiceName = Pick<Service, 'id' | 'name' | 'abbreviation' | 'icon' | 'category'>;

/** What `src/plugins/docs/articleFrontMatter.ts` adds to the front matter of an article. */
export interface ArticleFacts {
  /** `YYYY-MM-DD`; the parser of the front matter may have made a Date of it. */
  reviewed: string;
  serviceNames: ServiceName[];
  /** Deployable templates that name the article as one of their guides. */
  templates: Pick<Template, 'id' | 'title'>[];
  /** How many samples are files. The archive of the page holds them. */
  files: number;
  /** Missing in older versions of the documentation. */
  evidence: Pick<Evidence, 'samples' | 'links' | 'reviewIsOld' | 'readings'> | undefined;
}

/** Metadata of a document, as the docs plugin passes it to the theme. */
interface Document {
  frontMatter: object;
  lastUpdatedAt?: number | null | undefined;
}

/** What the header of an article shows. */
export interface PageFacts
  extends
    Pick<ArticleFrontMatter, 'kind' | 'level' | 'time' | 'unconfirmed' | 'compares'>,
    Omit<ArticleFacts, 'evidence'> {}

/** The facts of an article; undefined for all other pages. */
export function pageFactsOf({frontMatter}: Document): PageFacts | undefined {
  const {facts, kind, level, time, unconfirmed, compares} = frontMatter as ArticleFrontMatter & {
    facts?: ArticleFacts;
  };
  return facts && {kind, level, time, unconfirmed, compares, ...facts};
}

/** The evidence of an article; undefined for all other pages. */
export function evidenceOf({frontMatter, lastUpdatedAt}: Document): Evidence | undefined {
  const {facts, sources} = frontMatter as ArticleFrontMatter & {facts?: ArticleFacts};
  if (!facts?.evidence) return undefined;
  const {reviewIsOld, samples, links, readings} = facts.evidence;
  const changed = lastUpdatedAt ? dayOf(lastUpdatedAt) : undefined;
  return {reviewed: facts.reviewed, reviewIsOld, changed, samples, links, sources, readings};
}
