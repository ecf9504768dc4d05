import type {Rule} from '../../../content/checks/rule';
import {frontMatterLine} from '../../../content/frontMatterLine';
import {nearest} from '../../../lib/nearest';

/** Tags, services and variables in front matter exist in their data files. */
export const knownNames: Rule = {
  name: 'known-names',
  finds: 'a tag, service or variable that is not in its file',
  fix: 'write the proposed name, or add it to `docs/tags.yml`, `data/services.yml` or `data/variables.yml`',
  wrong: [
    {name: 'an unknown tag', from: 'tags: [networking, vpc]', to: 'tags: [networkng, vpc]'},
    {
      name: 'an unknown service',
      from: 'services: [virtual-private-cloud]',
      to: 'services: [virtual-private-clod]',
    },
    {name: 'an unknown variable', from: 'variables: [region]', to: 'variables: [region, bucket]'},
  ],
  findInPage: ({file, frontMatter}, {siteDir, tags, services, variables}) =>
    [
      {key: 'tags', known: Object.keys(tags), home: 'docs/tags.yml'},
      {key: 'services', known: services.map(({id}) => id), home: 'data/services.yml'},
      {key: 'variables', known: Object.keys(variables), home: 'data/variables.yml'},
    ].flatMap(({key, known, home}) => {
      const used = (frontMatter as Partial<Record<string, unknown>>)[key] ?? [];
      return (used as string[])
        .filter((name) => !known.includes(name))
        .map((name) => {
          const guess = nearest(name, known);
          return {
            line: frontMatterLine(siteDir, file, name),
            message: `"${name}" in "${key}" is not in ${home}`,
            fix: guess
              ? `write "${guess}", or add "${name}" to ${home}`
              : `use a key of ${home}, or add "${name}" there`,
          };
        });
    }),
};
