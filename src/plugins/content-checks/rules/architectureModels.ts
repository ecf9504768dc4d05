import {nearest} from '../../../lib/nearest';
import type {ContentIssue} from '../../../schemas/parse';
import type {ArchitectureFile} from '../../../content/readArchitectures';
import type {Rule} from '../types';

/** In a model every name that is used is defined once, and every service is one of the catalogue. */
export const architectureModels: Rule = {
  name: 'architecture-models',
  find: ({architectures, services}) => {
    const serviceIds = services.map(({id}) => id);
    return architectures.flatMap((architecture) => findProblems(architecture, serviceIds));
  },
};

function findProblems({file, text, model}: ArchitectureFile, serviceIds: readonly string[]): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (value: string, message: string, fix: string, occurrence = 1): void => {
    issues.push({file, line: lineOfValue(text, value, occurrence), rule: 'architecture-models', message, fix, severity: 'error'});
  };
  const ids = [...model.groups, ...model.nodes].map(({id}) => id);
  const groupIds = model.groups.map(({id}) => id);

  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
    report(id, `the id "${id}" is used twice`, 'give one of them another id', 2);
  }
  const unknown = (name: string, known: readonly string[], what: string): void => {
    const guess = nearest(name, known);
    report(name, `${what} "${name}" is not defined`, guess ? `write "${guess}", or define it` : 'define it, or correct the id');
  };
  for (const {parent} of model.groups) if (parent && !groupIds.includes(parent)) unknown(parent, groupIds, 'the group');
  for (const {group, service} of model.nodes) {
    if (group && !groupIds.includes(group)) unknown(group, groupIds, 'the group');
    if (service && !serviceIds.includes(service)) unknown(service, serviceIds, 'the service');
  }
  for (const {from, to} of model.edges) {
    for (const end of [from, to]) if (!ids.includes(end)) unknown(end, ids, 'the end of an edge');
  }
  for (const group of model.groups) {
    if (isInsideItself(group.id, model.groups)) report(group.id, `the group "${group.id}" is inside itself`, 'correct "parent"');
  }
  return issues;
}

function isInsideItself(start: string, groups: ArchitectureFile['model']['groups']): boolean {
  const seen = new Set<string>();
  let current: string | undefined = start;
  while (current !== undefined) {
    if (seen.has(current)) return true;
    seen.add(current);
    const id: string = current;
    current = groups.find((group) => group.id === id)?.parent;
  }
  return false;
}

/** Line of the n-th place where the name stands as a whole YAML value. */
function lineOfValue(text: string, value: string, occurrence: number): number {
  const pattern = new RegExp(`:\\s*['"]?${value}['"]?\\s*($|[,}#])`);
  const lines = text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  return lines[occurrence - 1] ?? lines[0] ?? 1;
}
