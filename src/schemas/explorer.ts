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
  /** Name of its thumbnail, if it draws an architecture: then it can be compared. */
  thumbnail?: string;
}

/** What the explorer on `/docs` filters. */
export interface ExplorerData {
  articles: ExplorerArticle[];
  /** Names of the services and labels of the tags in use, by id and key. */
  serviceNames: Record<string, string>;
  tagLabels: Record<string, string>;
}

/** An article with an architecture, as the table of all shows it. */
export interface ComparedArchitecture extends Pick<
  ArticleFrontMatter,
  'kind' | 'level' | 'time' | 'availability' | 'recovery_time' | 'recovery_point' | 'effort'
> {
  title: string;
  /** Below `/docs/`. */
  path: string;
  section: string;
  /** Name of its thumbnail. */
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

/** What the sections of an article say for a decision, as plain text. */
export interface DecisionFacts {
  /** When to use the design, and when not. */
  use: string[];
  avoid: string[];
  /** Rules and needs of a customer scenario. */
  drivers: string[];
  cost: string[];
  /** From the smallest on. */
  sizes: SizeFacts[];
}

export interface SizeFacts {
  name: string;
  /** What it is an amount of, and the amount. */
  amounts: (readonly [label: string, amount: string])[];
}

export interface ComparedComponent {
  label: string;
  /** What it is for: the category of its service, or where it runs. */
  role: string;
  /** Name of its service, if the label is another. */
  service?: string;
}

/** What the page fetches when architectures stand side by side, by their path. */
export type ComparedDetails = Readonly<
  Record<string, DecisionFacts & {description: string; components: ComparedComponent[]}>
>;
