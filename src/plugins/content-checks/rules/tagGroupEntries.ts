import {repeatedNames, toIssues, unknownNames} from '../findEntries';
import type {Rule} from '../types';

/** The groups of the tag index hold every tag of `docs/tags.yml`, each in one group. */
export const tagGroupEntries: Rule = {
  name: 'tag-group-entries',
  find: ({data: {tagGroups: located}, tags}) => {
    const groups = Object.entries(located.value);
    const known = Object.keys(tags);
    const entries = groups.flatMap(([group, keys]) => keys.map((key, index) => ({key, path: [group, index]})));
    const grouped = new Set(entries.map(({key}) => key));
    return toIssues('tag-group-entries', located, [
      ...groups.flatMap(([group, keys]) => unknownNames(keys, {path: [group], known, what: 'a key of docs/tags.yml'})),
      ...repeatedNames(
        entries.map(({key}) => key),
        (index) => entries[index]?.path ?? [],
      ),
      ...known
        .filter((key) => !grouped.has(key))
        .map((key) => ({path: [], message: `the tag "${key}" stands in no group`, fix: 'add it to the group where readers look for it'})),
    ]);
  },
};
