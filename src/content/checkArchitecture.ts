import {nearest} from '../lib/nearest';
import type {Architecture} from '../schemas/architecture';
import type {ContentIssue, Located} from '../schemas/parse';

/**
 * Finds what the schema cannot see: ids used twice, names that nothing defines, frames inside themselves, lines that lead nowhere.
 *
 * @param serviceIds ids of `data/services.yml`
 */
export function checkArchitecture(
  {file, value: model, lineOf}: Located<Architecture>,
  serviceIds: readonly string[],
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (path: readonly (string | number)[], message: string, fix: string): void => {
    issues.push({
      file,
      line: lineOf(path),
      rule: 'architecture-models',
      message,
      fix,
      severity: 'error',
    });
  };
  const places = [
    ...model.groups.map(({id}, index) => ({id, path: ['groups', index, 'id']})),
    ...model.nodes.map(({id}, index) => ({id, path: ['nodes', index, 'id']})),
  ];
  const ids = places.map(({id}) => id);
  const groupIds = model.groups.map(({id}) => id);

  for (const {id, path} of places.filter((place, index) => ids.indexOf(place.id) !== index)) {
    report(path, `the id "${id}" is used twice`, 'give one of them another id');
  }
  const unknown = (
    path: readonly (string | number)[],
    name: string,
    known: readonly string[],
    what: string,
  ): void => {
    const guess = nearest(name, known);
    report(
      path,
      `${what} "${name}" is not defined`,
      guess ? `write "${guess}", or define it` : 'define it, or correct the id',
    );
  };
  for (const [index, {parent}] of model.groups.entries()) {
    if (parent && !groupIds.includes(parent))
      unknown(['groups', index, 'parent'], parent, groupIds, 'the group');
  }
  for (const [index, {group, service}] of model.nodes.entries()) {
    if (group && !groupIds.includes(group))
      unknown(['nodes', index, 'group'], group, groupIds, 'the group');
    if (service && !serviceIds.includes(service))
      unknown(['nodes', index, 'service'], service, serviceIds, 'the service');
  }
  for (const [index, {id}] of model.groups.entries()) {
    if (ancestors(id, model).includes(id))
      report(['groups', index, 'parent'], `the group "${id}" is inside itself`, 'correct "parent"');
  }
  for (const [index, edge] of model.edges.entries()) {
    const {from, to} = edge;
    for (const end of ['from', 'to'] as const) {
      if (!ids.includes(edge[end]))
        unknown(['edges', index, end], edge[end], ids, 'the end of an edge');
    }
    if (from === to)
      report(
        ['edges', index],
        `an edge leads from "${from}" to itself`,
        'remove it and say it in the "note" of the node',
      );
    if (
      ancestors(from, model).includes(to) ||
      (from !== to && ancestors(to, model).includes(from))
    ) {
      report(
        ['edges', index],
        `an edge leads from "${from}" to "${to}", and one of them is inside the other`,
        'choose a node as the end',
      );
    }
  }
  return issues;
}

/** Ids of the groups around a node or a group, the innermost first; in a ring of parents each once. */
function ancestors(id: string, {nodes, groups}: Architecture): string[] {
  const found: string[] = [];
  let current =
    groups.find((group) => group.id === id)?.parent ?? nodes.find((node) => node.id === id)?.group;
  while (current !== undefined && !found.includes(current)) {
    found.push(current);
    const parentId: string = current;
    current = groups.find((group) => group.id === parentId)?.parent;
  }
  return found;
}
