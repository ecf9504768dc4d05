import type {Rule} from '../../../content/checks/rule';
import {nearest} from '../../../lib/nearest';

/** Tags, services and variables in front matter exist in their data files, and occur once. */
export const knownNames: Rule = {
  name: 'known-names',
  finds: 'a tag, service or variable that is not in its file, or an entry that occurs twice',
  fix: 'write the proposed name, or add it to `docs/tags.yml`, `data/services.yml` or `data/variables.yml`',
  wrong: {
    'an unknown tag': ['tags: [networking, vpc]', 'tags: [networkng, vpc]'],
    'an unknown service': ['services: [virtual-private-cloud]', 'services: [virtual-private-clod]'],
    'a tag twice': ['tags: [networking, vpc]', 'tags: [networking, vpc, vpc]'],
    'an unknown variable': ['variables: [region]', 'variables: [region, bucket]'],
  },
  findInPage: ({frontMatter}, {tags, services, variables}) =>
    [
      {key: 'tags', known: Object.keys(tags), home: 'docs/tags.yml'},
      {key: 'services', known: services.map(({id}) => id), home: 'data/services.yml'},
      {key: 'variables', known: Object.keys(variables), home: 'data/variables.yml'},
    ].flatMap(({key, known, home}) => {
      const used = ((frontMatter as Partial<Record<string, unknown>>)[key] ?? []) as string[];
      const twice = used
        .filter((name, index) => used.indexOf(name) < index)
        .map((word) => ({
          word,
          message: `"${key}" has "${word}" twice`,
          fix: 'remove one of them',
        }));
      const unknown = used
        .filter((name) => !known.includes(name))
        .map((name) => {
          const guess = nearest(name, known);
          return {
            word: name,
            message: `"${name}" in "${key}" is not in ${home}`,
            fix: guess
              ? `write "${guess}", or add "${name}" to ${home}`
              : `use a key of ${home}, or add "${name}" there`,
          };
        });
      return [...twice, ...unknown];
    }),
};
