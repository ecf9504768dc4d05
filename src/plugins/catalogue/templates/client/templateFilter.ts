import type {Filter} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {TemplateCard} from '../types';

/** @param templates also contain the names of their services */
export function templateFilter(templates: readonly TemplateCard[]): Filter<TemplateCard> {
  const serviceNames = new Map(
    templates.flatMap(({services}) => services.map(({id, name}) => [id, name])),
  );
  return {
    facets: [
      {key: 'tool', label: 'Tool', values: ({tool}) => [tool], labelOf: inWords},
      {key: 'use-case', label: 'Use case', values: ({use_cases}) => use_cases, labelOf: inWords},
      {
        key: 'service',
        label: 'Service',
        isList: true,
        values: ({services}) => services.map(({id}) => id),
        labelOf: (id) => serviceNames.get(id),
      },
    ],
    textOf: ({id, title, description, tool, services}) =>
      [id, title, description, tool, ...services.map(({name}) => name)].join(' '),
  };
}
