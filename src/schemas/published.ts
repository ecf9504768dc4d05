import type {PageKind} from './frontMatter';
import type {Service} from './service';
import type {Template} from './template';
import type {Variables} from './variable';

/** A page of `articles.json`. Addresses are absolute. */
export interface PublishedPage {
  title: string;
  description: string;
  kind: PageKind;
  /** In words, for example `Blueprints by use case`. */
  section: string;
  url: string;
  /** The page as Markdown. */
  markdown: string;
  /** Named samples, figures and models as a zip, if there are any. */
  archive?: string;
  /** Where the copy and the samples hold examples of variables, if they do. */
  values?: string;
  /** Ids of `services.json`. */
  services: readonly string[];
  tags: readonly string[];
  level?: string;
  /** Minutes. */
  time?: number;
  /** Ids of `variables.json`. */
  variables?: readonly string[];
  /** Day of the last check against the sources, `YYYY-MM-DD`. */
  reviewed?: string;
  /** Day of the last change in version control, `YYYY-MM-DD`. */
  changed?: string | undefined;
  availability?: string | undefined;
  /** Minutes. */
  recovery_time?: number | undefined;
  /** Minutes. */
  recovery_point?: number | undefined;
  /** Days of work. */
  effort?: number | undefined;
  /** What the design rests on although no source confirms it. */
  unconfirmed?: string | undefined;
}

/** The lists that a build publishes for programs, by file name. */
export interface PublishedLists {
  /** `site` is the address with the base path and without a slash at the end. */
  'articles.json': {version: 1; site: string; pages: readonly PublishedPage[]};
  'services.json': {version: 1; services: readonly Omit<Service, 'sources'>[]};
  'templates.json': {version: 1; templates: readonly Template[]};
  'variables.json': {version: 1; variables: Variables};
}
