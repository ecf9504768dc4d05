import {expect, it} from 'vitest';
import {filterItems} from '../../../../../src/lib/facets';
import {portfolioFilter} from '../../../../../src/plugins/catalogue/services/client/portfolioFilter';
import type {PortfolioService} from '../../../../../src/plugins/catalogue/services/types';
import {queryOf} from '../../../queryOf';

const service = (id: string, facts: Partial<PortfolioService>): PortfolioService => ({
  id,
  name: id,
  abbreviation: null,
  category: 'computing',
  icon: 'M3 5h18',
  status: 'current',
  description: '',
  regions: ['eu-de'],
  terraform_resources: [],
  guides: 0,
  ...facts,
});
const services = [
  service('server', {abbreviation: 'ECS', aliases: ['Compute 2']}),
  service('bucket', {
    category: 'storage',
    regions: ['eu-de', 'eu-nl'],
    terraform_resources: ['x_obs_bucket'],
  }),
  service('old-backup', {category: 'storage', status: 'legacy', regions: []}),
];

it.each([
  ['', {}, 'server bucket old-backup'],
  ['compute', {}, 'server'],
  ['COMPUTE2', {}, 'server'],
  ['com pute', {}, 'server'],
  ['ecs', {}, 'server'],
  ['x_obs_bucket', {}, 'bucket'],
  ['', {category: ['storage']}, 'bucket old-backup'],
  ['', {region: ['eu-nl']}, 'bucket'],
  ['', {status: ['legacy']}, 'old-backup'],
  ['', {category: ['storage'], status: ['current']}, 'bucket'],
])('with "%s" and %o shows %s', (text, selection, expected) =>
  expect(
    filterItems(services, portfolioFilter, queryOf(text, selection))
      .shown.map(({id}) => id)
      .join(' '),
  ).toBe(expected),
);
