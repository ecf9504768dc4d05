import type {PageKind} from './frontMatter';
import type {Service} from './service';
import type {Template} from './template';
import type {Variables} from './variable';

/** A page of `articles.json`. Addresses are absolute. */
export interface PublishedPage {
  title: string;
  description: string;
  kind: PageKind;
  /** Label, for example `Blueprints by use case`. */
  section: string;
  url: string;
  /** Address of the page as Markdown. */
  markdown: string;
  /** Archive of named samples, figures and models, if there are any. */
  archive?: string;
  /** Positions of example values in the copy and the samples, if there are any. */
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
  /** The assumption of the design that no source confirms. */
  unconfirmed?: string | undefined;
}

/** The lists for programs that a build publishes, by file name. */
export interface PublishedLists {
  /** `site` is the address with the base path and without a slash at the end. */
  'articles.json': {version: 1; site: string; pages: readonly PublishedPage[]};
  'services.json': {version: 1; services: readonly Omit<Service, 'sources'>[]};
  'templates.json': {version: 1; templates: readonly Template[]};
  'variables.json': {version: 1; variables: Variables};
}
