import {ancestors} from './checkArchitecture';
import type {
  Architecture,
  ArchitectureComponent,
  ArchitectureConnection,
  ArchitectureEdge,
} from '../schemas/architecture';

/** Service id to the service's name in the catalogue. */
export type ServiceNames = ReadonlyMap<string, string>;

/** The components of a model in the order of the model. */
export function listComponents(
  model: Architecture,
  serviceNames: ServiceNames,
): ArchitectureComponent[] {
  const {nodes, groups} = model;
  return nodes.map(({id, label, service, note}) => {
    const name = service === undefined ? undefined : serviceNames.get(service);
    return {
      label,
      service: service !== undefined && name !== undefined ? {id: service, name} : undefined,
      place: ancestors(id, model).flatMap(
        (around) => groups.find((group) => group.id === around)?.label ?? [],
      ),
      note,
    };
  });
}

/** The connections of a model in the order of the model. */
export function listConnections({nodes, groups, edges}: Architecture): ArchitectureConnection[] {
  const labels = new Map([...groups, ...nodes].map(({id, label}) => [id, label]));
  const labelOf = (id: string): string => labels.get(id) ?? id;
  return edges.map((edge) => ({
    from: labelOf(edge.from),
    to: labelOf(edge.to),
    what: whatFlows(edge),
    dashed: edge.dashed,
  }));
}

function whatFlows({label, protocol}: ArchitectureEdge): string {
  if (label && protocol) return `${label} (${protocol})`;
  return label ?? protocol ?? '';
}

/**
 * The whole model as plain text that is also valid Markdown, for screen readers, search and
 * Markdown copies.
 */
export function describeArchitecture(
  model: Architecture,
  serviceNames: ServiceNames = new Map(),
): string {
  const components = listComponents(model, serviceNames).map(({label, service, place, note}) => {
    const facts = [
      service?.name === label ? undefined : service?.name,
      place[0] && `in ${place[0]}`,
    ]
      .filter(Boolean)
      .join(', ');
    return `- ${label}${facts ? ` (${facts})` : ''}${note ? `: ${note}` : ''}`;
  });
  const connections = listConnections(model).map(
    ({from, to, what, dashed}, index) =>
      `${index + 1}. ${from} to ${to}${what ? `: ${what}` : ''}${dashed ? ', dashed' : ''}`,
  );
  return [
    `${model.title}. ${model.description.trim()}`,
    ['Components:', ...components].join('\n'),
    ...(connections.length > 0 ? [['Connections:', ...connections].join('\n')] : []),
  ].join('\n\n');
}
