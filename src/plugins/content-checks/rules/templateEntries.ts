import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {repeatedNames, toIssues, unknownNames, type EntryProblem} from '../findEntries';
import type {Rule} from '../types';

/** A template of `data/templates.yml` has its folder; its services, tags and guides exist; every folder of `templates/` is listed. */
export const templateEntries: Rule = {
  name: 'template-entries',
  needsEveryPage: true,
  find: ({siteDir, data: {templates: located}, services, tags, pages}) => {
    const {templates} = located.value;
    const articles = pages.map(({permalink}) => permalink);
    const serviceIds = services.map(({id}) => id);
    const problems = templates.flatMap(({id, services: named, tags: tagged, guides}, index): EntryProblem[] => [
      ...(existsSync(path.join(siteDir, 'templates', id, 'README.md'))
        ? []
        : [
            {
              path: ['templates', index, 'id'],
              message: `the template "${id}" has no templates/${id}/README.md`,
              fix: 'add the file, or correct the id',
            },
          ]),
      ...unknownNames(named, {path: ['templates', index, 'services'], known: serviceIds, what: 'an id of data/services.yml'}),
      ...unknownNames(tagged, {path: ['templates', index, 'tags'], known: Object.keys(tags), what: 'a key of docs/tags.yml'}),
      ...unknownNames(guides, {path: ['templates', index, 'guides'], known: articles, what: 'the address of a page'}),
    ]);
    const ids = templates.map(({id}) => id);
    return toIssues('template-entries', located, [
      ...repeatedNames(ids, (index) => ['templates', index, 'id']),
      ...problems,
      ...foldersOf(siteDir)
        .filter((folder) => !ids.includes(folder))
        .map((folder) => ({
          path: ['templates'],
          message: `the folder templates/${folder} is not listed, so no reader finds it`,
          fix: `add an entry with the id "${folder}", or remove the folder`,
        })),
    ]);
  },
};

function foldersOf(siteDir: string): string[] {
  const folder = path.join(siteDir, 'templates');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
