import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Task, Way} from '../../schemas/task';
import {collectEntries, countArticles} from './collectEntries';
import type {Collections, EntryPageData, NamedPage} from '../../schemas/entryPages';

type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;

/** The three collections. */
export function collectionsOf(version: Version): Collections {
  const articlesIn = (folder: string): number =>
    countArticles(version.docs.filter((doc) => doc.id.startsWith(`${folder}/`)));
  return {
    categories: collectEntries(version, 'best-practices'),
    useCases: collectEntries(version, 'blueprints/by-use-case'),
    industries: collectEntries(version, 'blueprints/by-industry'),
    phases: collectEntries(version, 'caf'),
    articles: {
      bestPractices: articlesIn('best-practices'),
      blueprints: articlesIn('blueprints'),
      framework: articlesIn('caf'),
    },
  };
}

/**
 * The tasks with the addresses of their pages, by section of the home page. Tasks without a page
 * are left out.
 */
export function tasksOf(version: Version, tasks: readonly Task[]): EntryPageData['tasks'] {
  const permalinks = new Map(version.docs.map((doc) => [doc.id, doc.permalink]));
  const known = tasks.flatMap(({page, ...task}) => {
    const permalink = permalinks.get(page);
    return permalink ? [{...task, permalink}] : [];
  });
  const tasksIn = (name?: Way): NamedPage[] => known.filter(({way}) => way === name);
  return {
    search: tasksIn(),
    decide: tasksIn('decide'),
    check: tasksIn('check'),
    move: tasksIn('move'),
  };
}
