import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {repeatedNames, unknownNames, type EntryProblem} from '../../../content/checks/entries';
import type {Edit} from '../../../content/checks/rule';
import type {Templates} from '../../../schemas/template';
import type {CatalogueRule} from '../catalogue';

const file = 'data/templates.yml';
const readmeOf = (id: string): string => `templates/${id}/README.md`;
const oneMore = (id: string): Edit => ({
  file,
  from: 'templates:\n',
  to: `templates:\n  - id: ${id}\n    title: One network\n    description: One private network with two subnets, as small as a template can be that passes.\n    tool: terraform\n    services: [virtual-private-cloud]\n    use_cases: [networking]\n    tags: []\n    guides: []\n    resources: [{kind: Networks, count: 1}]\n    reviewed: 2026-11-01\n    sources: [{title: A source of the test, url: 'https://example.com/'}]\n`,
});

/** Each template has a folder, its names exist, and each folder of `templates/` has an entry. */
export const templateEntries: CatalogueRule<Templates> = {
  name: 'template-entries',
  finds:
    'an unknown service, tag or guide of a template, a template without a folder, a folder that is not listed',
  fix: 'write the name that the message proposes, or add the folder or the entry',
  wrong: {
    'an unknown service of a template': {file, from: 'private-cloud]', to: 'private-clod]'},
    'an unknown tag of a template': {file, from: 'tags: [vpc]', to: 'tags: [vpc, terraform]'},
    'an unknown guide of a template': {file, from: 'networking/plan', to: 'networking/plann'},
    'a template without a folder': oneMore('two-networks'),
    'a template that is listed twice': oneMore('one-network'),
    'a folder of a template that is not listed': {file, to: 'templates: []\n'},
  },
  needsEveryPage: true,
  findInData: ({templates}, {siteDir, services, tags, pages}) => {
    const ids = templates.map(({id}) => id);
    const known = {
      services: {known: services.map(({id}) => id), what: 'an id of data/services.yml'},
      tags: {known: Object.keys(tags), what: 'a key of docs/tags.yml'},
      guides: {known: pages.map(({permalink}) => permalink), what: 'the address of a page'},
    };
    return [
      ...repeatedNames(ids, (index) => ['templates', index, 'id']),
      ...templates.flatMap((template, index): EntryProblem[] => [
        ...[readmeOf(template.id)]
          .filter((readme) => !existsSync(path.join(siteDir, readme)))
          .map((readme) => ({
            path: ['templates', index, 'id'],
            message: `the template "${template.id}" has no ${readme}`,
            fix: 'add the file, or correct the id',
          })),
        ...(['services', 'tags', 'guides'] as const).flatMap((key) =>
          unknownNames(template[key], {path: ['templates', index, key], ...known[key]}),
        ),
      ]),
      ...foldersOf(siteDir)
        .filter((folder) => !ids.includes(folder))
        .map((folder) => ({
          path: ['templates'],
          message: `the folder templates/${folder} is not listed, so readers do not find it`,
          fix: `add an entry with the id "${folder}", or remove the folder`,
        })),
    ];
  },
};

function foldersOf(siteDir: string): string[] {
  const folder = path.join(siteDir, 'templates');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}
