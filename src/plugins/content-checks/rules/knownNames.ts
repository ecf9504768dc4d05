import {frontMatterLine} from '../../../content/frontMatterLine';
import {nearest} from '../../../lib/nearest';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Tags, services and variables in front matter must exist in their one home. */
export const knownNames: Rule = {
  name: 'known-names',
  find: ({siteDir, pages, tags, services, variables}) => {
    const homes = [
      {key: 'tags', known: Object.keys(tags), home: 'docs/tags.yml'},
      {key: 'services', known: services.map(({id}) => id), home: 'data/services.yml'},
      {key: 'variables', known: Object.keys(variables), home: 'data/variables.yml'},
    ] as const;
    return pages.flatMap((page) =>
      homes.flatMap(({key, known, home}): ContentIssue[] => {
        const used = key === 'variables' ? ('variables' in page.frontMatter ? page.frontMatter.variables : []) : page.frontMatter[key];
        return used
          .filter((name) => !known.includes(name))
          .map((name) => {
            const guess = nearest(name, known);
            return {
              file: page.file,
              line: frontMatterLine(siteDir, page.file, name),
              rule: 'known-names',
              message: `"${name}" in "${key}" is not in ${home}`,
              fix: guess ? `write "${guess}", or add "${name}" to ${home}` : `use a key of ${home}, or add "${name}" there`,
              severity: 'error',
            };
          });
      }),
    );
  },
};
