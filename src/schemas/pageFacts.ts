import {dayOf} from '../lib/dayOf';
import type {Evidence} from './evidence';
import type {ArticleFrontMatter} from './frontMatter';
import type {Service} from './service';
import type {Template} from './template';

type ServiceName = Pick<Service, 'id' | 'name' | 'abbreviation' | 'icon' | 'category'>;

/** What `src/plugins/docs/articleFrontMatter.ts` adds to the front matter of an article. */
export interface ArticleFacts {
  /** `YYYY-MM-DD`. The parser of the front matter may have converted it to a Date. */
  reviewed: string;
  serviceNames: ServiceName[];
  /** Deployable templates that name the article as one of their guides. */
  templates: Pick<Template, 'id' | 'title'>[];
  /** Number of samples that are files. The archive of the page contains them. */
  files: number;
  /** Programs that readers must have installed to follow the samples. */
  programs: string[];
  /** Missing in older versions of the documentation. */
  evidence: Pick<Evidence, 'samples' | 'links' | 'reviewIsOld' | 'readings'> | undefined;
}

/** Metadata of a document, from the docs plugin. */
interface Document {
  frontMatter: object;
  lastUpdatedAt?: number | null | undefined;
}

/** The facts in the header of an article. */
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
