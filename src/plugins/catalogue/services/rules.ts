import {repeatedNames, unknownName, type EntryProblem} from '../../../content/checks/entries';
import {servicePagePath} from '../../../lib/servicePath';
import type {Services} from '../../../schemas/service';
import type {CatalogueRule} from '../catalogue';

const file = 'data/services.yml';

/** A service is listed once, its tag and its category exist, and its guides are in its category. */
export const serviceEntries: CatalogueRule<Services> = {
  name: 'service-entries',
  finds:
    'a service that is listed twice, whose tag or category has no page, or whose guides are in another category',
  fix: 'write the name that the message proposes, or move the guides',
  wrong: [
    {name: 'an unknown tag of a service', file, from: 'tag: vpc', to: 'tag: vcp'},
    {
      name: 'a category without a page',
      file,
      from: 'category: networking',
      to: 'category: storage',
    },
    {
      name: 'a service that is in the catalogue twice',
      file,
      from: 'services:\n',
      to: 'services:\n  - {id: virtual-private-cloud, abbreviation: null, name: Twin, category: networking, status: stub, description: The same id once more., help_center_url: null, regions: [], api_endpoints: [], terraform_resources: [], tag: null, sources: [x]}\n',
    },
    {
      name: 'guides in the folder of another category',
      file: 'docs/best-practices/storage/virtual-private-cloud/index.md',
      to: '---\ntitle: Guides\ndescription: A landing page of a service in the folder of a category that is not its own.\nkind: landing\ntags: [vpc]\n---\n\nText.\n',
    },
  ],
  needsEveryPage: true,
  findInData: ({services}, {tags, pages}) => {
    const permalinks = new Set(pages.map(({permalink}) => permalink));
    const folders = pages.map(({file: page}) => page.split('/').slice(0, -1).join('/'));
    const problems = services.flatMap((service, index): EntryProblem[] => {
      const {id, tag, category} = service;
      const found: EntryProblem[] = [];
      if (tag !== null)
        found.push(
          ...unknownName(tag, {
            path: ['services', index, 'tag'],
            known: Object.keys(tags),
            what: 'a key of docs/tags.yml',
          }),
        );
      const path = ['services', index, 'category'];
      if (!permalinks.has(`/docs/best-practices/${category}`))
        found.push({
          path,
          message: `the category "${category}" of "${id}" has no page`,
          fix: `add docs/best-practices/${category}/index.md, or choose a category that has one`,
        });
      const own = servicePagePath(service).slice(1);
      const elsewhere = folders.find(
        (folder) =>
          /^docs\/best-practices\/[^/]+\/[^/]+$/.test(folder) &&
          folder.endsWith(`/${id}`) &&
          folder !== own,
      );
      if (elsewhere !== undefined)
        found.push({
          path,
          message: `the guides for "${id}" are in ${elsewhere}, which is not the folder of its category`,
          fix: `move them to ${own}, or correct the category`,
        });
      return found;
    });
    return [
      ...repeatedNames(
        services.map(({id}) => id),
        (index) => ['services', index, 'id'],
      ),
      ...problems,
    ];
  },
};
