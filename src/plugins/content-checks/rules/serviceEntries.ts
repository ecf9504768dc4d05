import {servicePagePath} from '../../../lib/servicePath';
import {repeatedNames, toIssues, unknownName, type EntryProblem} from '../findEntries';
import type {Rule} from '../types';

/** A service of `data/services.yml` stands there once, its tag and the page of its category exist, and its guides lie in its own category. */
export const serviceEntries: Rule = {
  name: 'service-entries',
  needsEveryPage: true,
  find: ({data: {services: located}, tags, pages}) => {
    const {services} = located.value;
    const permalinks = new Set(pages.map(({permalink}) => permalink));
    const folders = pages.map(({file}) => file.split('/').slice(0, -1).join('/'));
    const problems = services.flatMap((service, index): EntryProblem[] => {
      const {id, tag, category} = service;
      const own = servicePagePath(service).slice(1);
      const elsewhere = folders.find(
        (folder) => /^docs\/best-practices\/[^/]+\/[^/]+$/.test(folder) && folder.endsWith(`/${id}`) && folder !== own,
      );
      return [
        ...(tag === null || tag in tags
          ? []
          : [unknownName(tag, {path: ['services', index, 'tag'], known: Object.keys(tags), what: 'a key of docs/tags.yml'})]),
        ...(permalinks.has(`/docs/best-practices/${category}`)
          ? []
          : [
              {
                path: ['services', index, 'category'],
                message: `the category "${category}" of "${id}" has no page`,
                fix: `add docs/best-practices/${category}/index.md, or choose a category that has one`,
              },
            ]),
        ...(elsewhere === undefined
          ? []
          : [
              {
                path: ['services', index, 'category'],
                message: `the guides for "${id}" lie in ${elsewhere}, which is not the folder of its category`,
                fix: `move them to ${own}, or correct the category`,
              },
            ]),
      ];
    });
    return toIssues('service-entries', located, [
      ...repeatedNames(
        services.map(({id}) => id),
        (index) => ['services', index, 'id'],
      ),
      ...problems,
    ]);
  },
};
