import {expect, it} from 'vitest';
import {serviceViews} from '../../../src/content/serviceViews';
import type {Service} from '../../../src/schemas/service';

const vpn = {id: 'vpn', category: 'networking', tag: 'vpn', sources: ['a test']} as Service;

it('lists the guides in the service’s own folder first, and omits the sources', () => {
  const guides = [
    {title: 'B', permalink: '/docs/blueprints/b', services: ['vpn']},
    {title: 'C', permalink: '/docs/best-practices/networking/vpn/c', services: ['vpn']},
    {title: 'A', permalink: '/docs/blueprints/a', services: ['vpn', 'ecs']},
    {title: 'D', permalink: '/docs/blueprints/d', services: ['ecs']},
  ];
  const [view] = serviceViews([vpn], guides, new Map([['vpn', '/docs/tags/vpn']]));
  expect(view?.guides.map(({title}) => title)).toEqual(['C', 'A', 'B']);
  expect(view?.tagPath).toBe('/docs/tags/vpn');
  expect(view).not.toHaveProperty('sources');
});
