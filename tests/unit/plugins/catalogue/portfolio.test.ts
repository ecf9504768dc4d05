import {expect, it} from 'vitest';
import {splitGuides} from '../../../../src/plugins/catalogue/portfolio';
import type {ServiceView} from '../../../../src/schemas/catalogue';

it('keeps the number of guides in the page and the guides in the file that is fetched later', () => {
  const guides = [{title: 'A guide', permalink: '/docs/a'}];
  const {data, serviceGuides} = splitGuides([
    {id: 'server', guides} as ServiceView,
    {id: 'disk', guides: [] as ServiceView['guides']} as ServiceView,
  ]);
  expect(data.services).toEqual([
    {id: 'server', guides: 1},
    {id: 'disk', guides: 0},
  ]);
  expect(serviceGuides).toEqual({server: guides, disk: []});
});
