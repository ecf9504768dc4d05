import {expect, it} from 'vitest';
import {readThumbnails, thumbnailName} from '../../../src/content/thumbnails';
import {readData} from '../../../src/content/readData';
import {servicesSchema} from '../../../src/schemas/service';

const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);

it('gives pages with an architecture and templates a thumbnail, and no other page', async () => {
  const thumbnails = await readThumbnails(process.cwd());
  expect(Object.keys(thumbnails).length).toBeGreaterThan(80);
  for (const name of Object.values(thumbnails)) expect(name).toMatch(/^[0-9a-f]{10}$/);
  const hub =
    '/docs/best-practices/networking/virtual-private-network/connect-branches-through-a-vpn-hub';
  expect(thumbnails['/templates/enterprise-vpn-gateway']).toBe(thumbnails[hub]);
  expect(thumbnails['/docs/caf/plan/find-the-counterpart-of-a-service']).toBeUndefined();
});

it('changes the name of a thumbnail when its model or a sign changes', () => {
  const name = thumbnailName('title: A', services);
  expect(thumbnailName('title: A', services)).toBe(name);
  expect(thumbnailName('title: B', services)).not.toBe(name);
  const [first, ...others] = services;
  if (!first) throw new Error('no service');
  expect(thumbnailName('title: A', [{...first, icon: 'M3 5h18'}, ...others])).not.toBe(name);
});
