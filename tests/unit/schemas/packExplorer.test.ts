import {expect, it} from 'vitest';
import {packExplorer, unpackExplorer} from '../../../src/schemas/packExplorer';
import type {ExplorerData} from '../../../src/schemas/explorer';

const data: ExplorerData = {
  articles: [
    {
      title: 'Plan a network',
      path: 'best-practices/networking/plan',
      section: 'Best practices',
      kind: 'tutorial',
      level: 'beginner',
      time: 60,
      reviewed: '2026-11-01',
      services: ['vpc', 'ecs'],
      tags: ['vpn'],
      drawn: true,
    },
  ],
  serviceNames: {ecs: 'Elastic Cloud Server', vpc: 'Virtual Private Cloud'},
  tagLabels: {backup: 'Backup', vpn: 'Virtual private networks'},
};

it('names services and tags by their places, and back', () => {
  const packed = packExplorer(data);
  expect(packed.articles).toMatchObject({services: [[1, 0]], tags: [[1]]});
  expect(unpackExplorer(packed)).toEqual(data);
});

it('refuses a service without a name', () => {
  expect(() => packExplorer({...data, serviceNames: {}})).toThrowErrorMatchingInlineSnapshot(`[Error: "vpc" has no name]`);
});
