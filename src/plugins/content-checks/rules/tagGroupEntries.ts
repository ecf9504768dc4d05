import {repeatedNames, unknownNames, withLines} from '../../../content/checks/entries';
import type {Rule} from '../../../content/checks/rule';

const file = 'data/tag-groups.yml';

/** Each tag of `docs/tags.yml` is in exactly one group of the tag index. */
export const tagGroupEntries: Rule = {
  name: 'tag-group-entries',
  finds: 'a tag in no group of `data/tag-groups.yml`, in two groups, or unknown',
  fix: 'list each tag of `docs/tags.yml` in one group',
  wrong: {
    'an unknown tag in a group': {file, from: '- vpc', to: '- vpc\n  - vpn'},
    'a tag in two groups': {file, from: 'topics:', to: 'more:\n  - vpc\ntopics:'},
    'a tag without a group': {file, from: '  - vpc\n', to: ''},
  },
  find: ({tagGroups, tags}) => {
    const groups = Object.entries(tagGroups.value);
    const known = Object.keys(tags);
    const entries = groups.flatMap(([group, keys]) =>
      keys.map((key, index) => ({key, path: [group, index]})),
    );
    const keys = entries.map(({key}) => key);
    return withLines(tagGroups, [
      ...groups.flatMap(([group, names]) =>
        unknownNames(names, {path: [group], known, what: 'a key of docs/tags.yml'}),
      ),
      ...repeatedNames(keys, (index) => entries[index]?.path ?? []),
      ...known
        .filter((key) => !keys.includes(key))
        .map((key) => ({
          path: [],
          message: `the tag "${key}" is in no group`,
          fix: 'add it to the group where readers look for it',
        })),
    ]);
  },
};
