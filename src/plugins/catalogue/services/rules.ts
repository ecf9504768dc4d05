import path from 'node:path';
import {repeatedNames, unknownName, type EntryProblem} from '../../../content/checks/entries';
import {servicePagePath} from '../../../lib/servicePath';
import type {Services} from '../../../schemas/service';
import type {CatalogueRule} from '../catalogue';

const file = 'data/services.yml';

/** Each service has one entry and its own sign. Its tag, category and guides fit together. */
export const serviceEntries: CatalogueRule<Services> = {
  name: 'service-entries',
  finds:
    'a service that is listed twice, that has the sign of another, whose tag or category has no page, or whose guides are in another category',
  fix: 'write the name that the message proposes, or move the guides',
  wrong: {
    'an unknown tag of a service': {file, from: 'tag: vpc', to: 'tag: vcp'},
    'a category without a page': {file, from: 'category: networking', to: 'category: storage'},
    'a service that is in the catalogue twice': {
      file,
      from: 'services:\n',
      to: 'services:\n  - {id: virtual-private-cloud, abbreviation: null, name: Twin, category: networking, icon: M3 5h18, status: stub, description: The same id once more., help_center_url: null, regions: [], api_endpoints: [], terraform_resources: [], tag: null, sources: [x]}\n',
    },
    'a service with the sign of another': {
      file,
      from: 'services:\n',
      to: 'services:\n  - {id: nat-gateway, abbreviation: null, name: NAT Gateway, category: networking, icon: M6.5 19a4.5 4.5 0 0 1-.4-9 6.2 6.2 0 0 1 12 1.2A4 4 0 0 1 17.5 19zM9 14.8h6, status: stub, description: A second service with a sign., help_center_url: null, regions: [], api_endpoints: [], terraform_resources: [], tag: null, sources: [x]}\n',
    },
    'guides in the folder of another category': {
      file: 'docs/best-practices/storage/virtual-private-cloud/index.md',
      to: '---\ntitle: Guides\ndescription: A landing page of a service in the folder of a category that is not its own.\nkind: landing\ntags: [vpc]\n---\n\nText.\n',
    },
  },
  needsEveryPage: true,
  findInData: ({services}, {tags, pages}) => {
    const permalinks = new Set(pages.map(({permalink}) => permalink));
    const folders = pages.map(({file: page}) => path.posix.dirname(page));
    const ofTags = {known: Object.keys(tags), what: 'a key of docs/tags.yml'};
    const problems = services.flatMap((service, index): EntryProblem[] => {
      const {id, tag, category, icon} = service;
      const first = services.find((other) => other.icon === icon);
      const found: EntryProblem[] = [];
      const report = (key: string, message: string, fix: string): void =>
        void found.push({path: ['services', index, key], message, fix});
      const own = servicePagePath(service).slice(1);
      const elsewhere = folders.find(
        (folder) =>
          /^docs\/best-practices\/[^/]+\/[^/]+$/.test(folder) &&
          folder.endsWith(`/${id}`) &&
          folder !== own,
      );
      if (first !== undefined && first.id !== id)
        report(
          'icon',
          `"${id}" has the sign of "${first.id}"`,
          'draw another path of lines in a square of 24 by 24',
        );
      if (tag !== null)
        found.push(...unknownName(tag, {path: ['services', index, 'tag'], ...ofTags}));
      if (!permalinks.has(`/docs/best-practices/${category}`))
        report(
          'category',
          `the category "${category}" of "${id}" has no page`,
          `add docs/best-practices/${category}/index.md, or choose a category that has one`,
        );
      if (elsewhere !== undefined)
        report(
          'category',
          `the guides for "${id}" are in ${elsewhere}, which is not the folder of its category`,
          `move them to ${own}, or correct the category`,
        );
      return found;
    });
    const ids = services.map(({id}) => id);
    return [...repeatedNames(ids, (index) => ['services', index, 'id']), ...problems];
  },
};
