import {nearest} from '../lib/nearest';
import type {Architecture} from '../schemas/architecture';
import type {ContentIssue, Located} from '../schemas/parse';

/**
 * Finds what the schema cannot check: duplicate ids, undefined names, groups inside themselves,
 * edges without an end.
 *
 * @param serviceIds ids of `data/services.yml`
 */
export function checkArchitecture(
  {file, value: model, lineOf}: Located<Architecture>,
  serviceIds: readonly string[],
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report = (path: readonly (string | number)[], message: string, fix: string): void => {
    const rule = 'architecture-models';
    issues.push({file, line: lineOf(path), rule, message, fix, severity: 'error'});
  };
  const places = [
    ...model.groups.map(({id}, index) => ({id, path: ['groups', index, 'id']})),
    ...model.nodes.map(({id}, index) => ({id, path: ['nodes', index, 'id']})),
  ];
  const ids = places.map(({id}) => id);
  const groupIds = model.groups.map(({id}) => id);
  for (const {id, path} of places.filter((place, index) => ids.indexOf(place.id) !== index))
    report(path, `the id "${id}" is used twice`, 'give one of them another id');

  const names = [
    ...model.groups.map(({parent}, index) => ({
      path: ['groups', index, 'parent'],
      name: parent,
      known: groupIds,
      what: 'the group',
    })),
    ...model.nodes.flatMap(({group, service}, index) => [
      {path: ['nodes', index, 'group'], name: group, known: groupIds, what: 'the group'},
      {path: ['nodes', index, 'service'], name: service, known: serviceIds, what: 'the service'},
    ]),
    ...model.edges.flatMap(({from, to}, index) => [
      {path: ['edges', index, 'from'], name: from, known: ids, what: 'the end of an edge'},
      {path: ['edges', index, 'to'], name: to, known: ids, what: 'the end of an edge'},
    ]),
  ];
  for (const {path, name, known, what} of names) {
    if (name === undefined || known.includes(name)) continue;
    const guess = nearest(name, known);
    const fix = guess ? `write "${guess}", or define it` : 'define it, or correct the id';
    report(path, `${what} "${name}" is not defined`, fix);
  }
  for (const [index, {id}] of model.groups.entries())
    if (ancestors(id, model).includes(id))
      report(['groups', index, 'parent'], `the group "${id}" is inside itself`, 'correct "parent"');
  for (const [index, {from, to}] of model.edges.entries()) {
    const path = ['edges', index];
    if (from === to)
      report(
        path,
        `an edge leads from "${from}" to itself`,
        'remove it and say it in the "note" of the node',
      );
    else if (ancestors(from, model).includes(to) || ancestors(to, model).includes(from))
      report(
        path,
        `an edge leads from "${from}" to "${to}", and one of them is inside the other`,
        'choose a node as the end',
      );
  }
  return issues;
}

/** Ids of the groups around a node or a group. The innermost comes first, and no id is repeated. */
export function ancestors(id: string, {nodes, groups}: Architecture): string[] {
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
