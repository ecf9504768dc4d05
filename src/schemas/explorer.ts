import type {ArticleFrontMatter} from './frontMatter';

/** An article in the list. It has no description, which would double the size of the page. */
export interface ExplorerArticle extends Pick<
  ArticleFrontMatter,
  'kind' | 'level' | 'time' | 'reviewed'
> {
  title: string;
  /** Address below `/docs/`. */
  path: string;
  /** Label, for example `Blueprints by use case`. */
  section: string;
  /** Ids of `data/services.yml`. */
  services: string[];
  /** Keys of `docs/tags.yml`. */
  tags: string[];
  /**
   * Name of its thumbnail. Only articles with an architecture have one, and readers can compare
   * them.
   */
  thumbnail?: string;
}

/** The data of the list on `/docs`. */
export interface ExplorerData {
  articles: ExplorerArticle[];
  /** Names of services by id, and labels of tags by key. Only those in use. */
  serviceNames: Record<string, string>;
  tagLabels: Record<string, string>;
}

/** An article with an architecture, for the table of all. */
export interface ComparedArchitecture extends Pick<
  ArticleFrontMatter,
  'kind' | 'level' | 'time' | 'availability' | 'recovery_time' | 'recovery_point' | 'effort'
> {
  title: string;
  /** Address below `/docs/`. */
  path: string;
  section: string;
  /** Name of the thumbnail. */
  thumbnail?: string;
  /** Ids of `data/services.yml`. */
  services: string[];
}

/** Props of `/docs/compare`. */
export interface CompareData {
  architectures: ComparedArchitecture[];
  /** Names of the services in use, by id. */
  serviceNames: Record<string, string>;
}

/** Facts for a decision from the sections of an article, as plain text. */
export interface DecisionFacts {
  /** When to use the design and when not. */
  use: string[];
  avoid: string[];
  /** Drivers and needs of a customer scenario. */
  drivers: string[];
  cost: string[];
  /** Sizes, the smallest first. */
  sizes: SizeFacts[];
}

export interface SizeFacts {
  name: string;
  /** The resource and its amount. */
  amounts: (readonly [label: string, amount: string])[];
}

export interface ComparedComponent {
  label: string;
  /** Its role: the category of its service, or the place where it runs. */
  role: string;
  /** Name of its service, if it differs from the label. */
  service?: string;
}

/** The data of a comparison by path. The page fetches it. */
export type ComparedDetails = Readonly<
  Record<string, DecisionFacts & {description: string; components: ComparedComponent[]}>
>;
