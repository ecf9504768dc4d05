import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Task} from '../../schemas/task';
import {collectEntries, countArticles} from './collectEntries';
import type {EntryPageData} from '../../schemas/entryPages';

/** What home and `/docs` show, from the pages that exist. A task whose page is not part of the site is left out. */
export function entryPageData(version: Pick<LoadedVersion, 'docs' | 'sidebars'>, tasks: readonly Task[]): EntryPageData {
  const permalinks = new Map(version.docs.map((doc) => [doc.id, doc.permalink]));
  const articlesIn = (folder: string): number => countArticles(version.docs.filter((doc) => doc.id.startsWith(`${folder}/`)));
  return {
    tasks: tasks.flatMap(({label, page}) => {
      const permalink = permalinks.get(page);
      return permalink ? [{label, permalink}] : [];
    }),
    categories: collectEntries(version, 'best-practices'),
    useCases: collectEntries(version, 'blueprints/by-use-case'),
    industries: collectEntries(version, 'blueprints/by-industry'),
    phases: collectEntries(version, 'caf'),
    articles: {bestPractices: articlesIn('best-practices'), blueprints: articlesIn('blueprints'), framework: articlesIn('caf')},
  };
}
