import type {ShownFacet} from '../../../../components/FacetFilter';
import {statusLabels} from '../../../../components/ServiceStatus';
import {filterByFacets, matchesWords, type Selection} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {PortfolioService} from '../types';
import type {Service} from '../../../../schemas/service';

export const portfolioFacets: readonly ShownFacet<PortfolioService>[] = [
  {
    key: 'category',
    label: 'Category',
    appearance: 'list',
    values: ({category}) => [category],
    labelOf: inWords,
  },
  {
    key: 'region',
    label: 'Region',
    appearance: 'buttons',
    values: ({regions}) => regions,
    labelOf: (region) => region,
  },
  {
    key: 'status',
    label: 'Status',
    appearance: 'buttons',
    values: ({status}) => [status],
    labelOf: (status) => statusLabels[status as Service['status']],
  },
];

/** Services whose name, abbreviation, description or counterparts hold every word of the text; "route53" is in "Route 53". */
export function searchServices(
  services: readonly PortfolioService[],
  text: string,
): PortfolioService[] {
  return services.filter(({name, abbreviation, description, aliases = [], terraform_resources}) => {
    const together = aliases.map((alias) => alias.replaceAll(' ', ''));
    return matchesWords(
      [name, abbreviation, description, ...aliases, ...together, ...terraform_resources].join(' '),
      text,
    );
  });
}

export function filterServices(
  services: readonly PortfolioService[],
  text: string,
  selection: Selection,
): PortfolioService[] {
  return filterByFacets(searchServices(services, text), portfolioFacets, selection);
}
