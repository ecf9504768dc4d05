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

/** Props of the home page. */
export interface EntryPageData extends Collections {
  tasks: Pick<Entry, 'label' | 'permalink'>[];
}

/** An entry of What's new on the home page. */
export interface NewsEntry {
  title: string;
  permalink: string;
  /** `YYYY-MM-DD`. */
  date: string;
}
