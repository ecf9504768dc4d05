import {statusLabels} from '../../../../components/ServiceStatus';
import type {Filter} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {Service} from '../../../../schemas/service';
import type {PortfolioService} from '../types';

export const portfolioFilter: Filter<PortfolioService> = {
  facets: [
    {
      key: 'category',
      label: 'Category',
      isList: true,
      values: ({category}) => [category],
      labelOf: inWords,
    },
    {key: 'region', label: 'Region', values: ({regions}) => regions},
    {
      key: 'status',
      label: 'Status',
      values: ({status}) => [status],
      labelOf: (status) => statusLabels[status as Service['status']],
    },
  ],
  // Names of other clouds also match without their spaces: "route53" finds "Route 53".
  textOf: ({name, abbreviation, description, aliases = [], terraform_resources}) =>
    [
      ...[name, abbreviation, description, ...aliases],
      ...aliases.map((alias) => alias.replaceAll(' ', '')),
      ...terraform_resources,
    ].join(' '),
};
