import type {Evidence} from './evidence';
import type {ArticleFrontMatter, PageKind} from './frontMatter';
import type {Service} from './service';
import type {Template} from './template';

export type ServiceName = Pick<Service, 'id' | 'name' | 'abbreviation'>;

/** What the header of an article shows: facts of its front matter, with the names of its services. */
export interface PageFacts extends Pick<ArticleFrontMatter, 'kind' | 'level' | 'time' | 'reviewed'> {
  services: ServiceName[];
  /** Deployable templates that name the article as one of their guides. */
  templates?: Pick<Template, 'id' | 'title'>[];
}

/** What the docs plugin adds to the metadata of an article. */
export interface ArticleMetadata {
  facts?: PageFacts;
  evidence?: Evidence;
}

/** What a card on a tag page adds to title and description. */
export interface CardFacts {
  kind?: PageKind;
  /** In words, for example `Blueprints by use case`. */
  section: string;
}
