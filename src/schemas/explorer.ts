import type {ArticleFrontMatter} from './frontMatter';

/** An article in the explorer. Descriptions would double the weight of the page. */
export interface ExplorerArticle extends Pick<
  ArticleFrontMatter,
  'kind' | 'level' | 'time' | 'reviewed'
> {
  title: string;
  /** Below `/docs/`. */
  path: string;
  /** In words, for example `Blueprints by use case`. */
  section: string;
  /** Ids of `data/services.yml`. */
  services: string[];
  /** Keys of `docs/tags.yml`. */
  tags: string[];
  /** Whether the article draws an architecture, so that it can be compared. */
  drawn?: true;
}

/** What the explorer on `/docs` filters. */
export interface ExplorerData {
  articles: ExplorerArticle[];
  /** Names of the services and labels of the tags in use, by id and key. */
  serviceNames: Record<string, string>;
  tagLabels: Record<string, string>;
}

/** An article with an architecture, as the comparison shows it. */
export interface ComparedArchitecture extends Pick<
  ArticleFrontMatter,
  'level' | 'time' | 'availability' | 'recovery_time' | 'recovery_point' | 'effort'
> {
  title: string;
  /** Below `/docs/`. */
  path: string;
  section: string;
  components: {label: string; service?: string}[];
}

/** Props of `/docs/compare`. */
export interface CompareData {
  architectures: ComparedArchitecture[];
}
