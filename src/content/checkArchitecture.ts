import {nearest} from '../lib/nearest';
import type {Architecture} from '../schemas/architecture';
import type {ContentIssue} from '../schemas/parse';

/**
 * Finds what the schema cannot see: ids used twice, names that nothing defines, frames inside themselves, lines that lead nowhere.
 *
 * @param text the YAML text, for the line of each issue
 * @param serviceIds ids of `data/services.yml`
 */
export function checkArchitecture(file: string, text: string, model: Architecture, serviceIds: readonly string[]): ContentIssue[] {
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
  for (const {id} of model.groups) {
    if (ancestors(id, model).includes(id)) report(id, `the group "${id}" is inside itself`, 'correct "parent"');
  }
  for (const {from, to} of model.edges) {
    for (const end of [from, to]) if (!ids.includes(end)) unknown(end, ids, 'the end of an edge');
    if (from === to) report(from, `an edge leads from "${from}" to itself`, 'remove it and say it in the "note" of the node');
    if (ancestors(from, model).includes(to) || (from !== to && ancestors(to, model).includes(from))) {
      report(from, `an edge leads from "${from}" to "${to}", and one of them is inside the other`, 'choose a node as the end');
    }
  }
  return issues;
}

/** Ids of the groups around a node or a group, the innermost first; in a ring of parents each once. */
function ancestors(id: string, {nodes, groups}: Architecture): string[] {
  const found: string[] = [];
  let current = groups.find((group) => group.id === id)?.parent ?? nodes.find((node) => node.id === id)?.group;
  while (current !== undefined && !found.includes(current)) {
    found.push(current);
    const parentId: string = current;
    current = groups.find((group) => group.id === parentId)?.parent;
  }
  return found;
}

/** Line of the n-th place where the name stands as a whole YAML value. */
function lineOfValue(text: string, value: string, occurrence: number): number {
  const pattern = new RegExp(`:\\s*['"]?${value}['"]?\\s*($|[,}#])`);
  const lines = text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  return lines[occurrence - 1] ?? lines[0] ?? 1;
}
