import type {Way} from './task';

/** One way in: a folder of the docs, or a page that answers a task. */
export interface Entry {
  label: string;
  permalink: string;
  /** Articles below it. */
  count: number;
}

/** The three collections, in the props of the home page and of `/docs`. */
export interface Collections {
  categories: Entry[];
  useCases: Entry[];
  industries: Entry[];
  phases: Entry[];
  /** Articles in each collection, landing pages not counted. */
  articles: {bestPractices: number; blueprints: number; framework: number};
}

/** A page under a name of its own. */
export type NamedPage = Pick<Entry, 'label' | 'permalink'>;

/** Props of the home page. */
export interface EntryPageData extends Collections {
  /** Tasks below the search, and those of each way in. */
  tasks: Record<'search' | Way, NamedPage[]>;
  templates: NamedPage[];
  /** Names of the thumbnails of the ways in. */
  pictures: Record<'template' | Way, string | undefined>;
  /** The page whose figure is shown. */
  featured: NamedPage | undefined;
}

/** An entry of What's new on the home page. */
export interface NewsEntry {
  title: string;
  permalink: string;
  /** `YYYY-MM-DD`. */
  date: string;
}
