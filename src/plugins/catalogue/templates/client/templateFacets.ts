import type {ShownFacet} from '../../../../components/FacetFilter';
import {filterByFacets, matchesWords, type Selection} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {TemplateCard} from '../types';

/** The facets of the gallery; the names of services come with the templates. */
export function templateFacets(templates: readonly TemplateCard[]): ShownFacet<TemplateCard>[] {
  const serviceNames = new Map(
    templates.flatMap(({services}) => services.map(({id, name}) => [id, name])),
  );
  return [
    {
      key: 'tool',
      label: 'Tool',
      appearance: 'buttons',
      values: ({tool}) => [tool],
      labelOf: inWords,
    },
    {
      key: 'use-case',
      label: 'Use case',
      appearance: 'buttons',
      values: ({use_cases}) => use_cases,
      labelOf: inWords,
    },
    {
      key: 'service',
      label: 'Service',
      appearance: 'list',
      values: ({services}) => services.map(({id}) => id),
      labelOf: (id) => serviceNames.get(id) ?? id,
    },
  ];
}

/** Templates whose title, description, tool or services hold every word of the text. */
export function searchTemplates(templates: readonly TemplateCard[], text: string): TemplateCard[] {
  return templates.filter(({id, title, description, tool, services}) =>
    matchesWords([id, title, description, tool, ...services.map(({name}) => name)].join(' '), text),
  );
}

export function filterTemplates(
  templates: readonly TemplateCard[],
  text: string,
  selection: Selection,
): TemplateCard[] {
  return filterByFacets(searchTemplates(templates, text), templateFacets(templates), selection);
}
