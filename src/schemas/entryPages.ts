import type {Way} from './task';

/** A link of an entry page: a folder of the docs, or a page for a task. */
export interface Entry {
  label: string;
  permalink: string;
  /** Number of articles below it. */
  count: number;
}

/** The three collections, in the props of the home page and of `/docs`. */
export interface Collections {
  categories: Entry[];
  useCases: Entry[];
  industries: Entry[];
  phases: Entry[];
  /** Number of articles in each collection, without landing pages. */
  articles: {bestPractices: number; blueprints: number; framework: number};
}

/** A page with another label than its title. */
export type NamedPage = Pick<Entry, 'label' | 'permalink'>;

/** Props of the home page. */
export interface EntryPageData extends Collections {
  /** Tasks below the search, and those of each section. */
  tasks: Record<'search' | Way, NamedPage[]>;
  templates: NamedPage[];
  /** Names of the thumbnails of the sections. */
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
