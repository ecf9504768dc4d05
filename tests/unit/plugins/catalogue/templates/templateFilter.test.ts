import {expect, it} from 'vitest';
import {filterItems} from '../../../../../src/lib/facets';
import {templateFilter} from '../../../../../src/plugins/catalogue/templates/client/templateFilter';
import type {TemplateCard} from '../../../../../src/plugins/catalogue/templates/types';
import {queryOf} from '../../../queryOf';

const templates: TemplateCard[] = [
  {id: 'network', title: 'Network', description: 'Subnets', tool: 'terraform', use_cases: ['networking'], services: [{id: 'vpc', name: 'Virtual Private Cloud'}]},
  {id: 'vpn', title: 'Entrance', description: 'For people', tool: 'ansible', use_cases: ['networking', 'security'], services: [{id: 'ecs', name: 'Elastic Cloud Server'}]},
]; // prettier-ignore

it.each([
  ['', {}, 'network vpn'],
  ['cloud server', {}, 'vpn'],
  ['', {tool: ['terraform']}, 'network'],
  ['', {'use-case': ['security']}, 'vpn'],
  ['', {service: ['vpc']}, 'network'],
  ['', {tool: ['terraform'], 'use-case': ['security']}, ''],
])('with "%s" and %o shows %s', (text, selection, expected) =>
  expect(
    filterItems(templates, templateFilter(templates), queryOf(text, selection))
      .shown.map(({id}) => id)
      .join(' '),
  ).toBe(expected),
);
