import {describe, expect, it} from 'vitest';
import {splitRouteTable} from '../../../../../src/plugins/navigation/routeTable/splitRouteTable';
import type {GeneratedRoute} from '../../../../../src/plugins/navigation/routeTable/types';

const leaf = (path: string, more: Partial<GeneratedRoute> = {}): GeneratedRoute => ({path, component: `${path}-abc`, exact: true, ...more});
const pages = (count: number): GeneratedRoute[] =>
  Array.from({length: count}, (_, index) => leaf(`/base/docs/page-${String(index).padStart(4, '0')}`, {sidebar: 'guides'}));

function tree(count: number): GeneratedRoute[] {
  return [
    leaf('/base/search'),
    {
      path: '/base/docs',
      component: '/base/docs-1',
      routes: [leaf('/base/docs/tags'), {path: '/base/docs', component: '/base/docs-2', routes: pages(count)}],
    },
    leaf('/base/'),
    {path: '*', component: '*'},
  ];
}

describe('splitRouteTable', () => {
  it('keeps the home page, inner routes and patterns, and moves every page', () => {
    const {levels, shards} = splitRouteTable(tree(3), '/base/');
    expect(levels.map((level) => level.map(({path}) => path))).toEqual([['/base/docs', '/base/', '*'], ['/base/docs'], []]);
    expect(shards).toHaveLength(1);
    expect(shards[0]?.leaves.map(({level, route}) => [level, route.path])).toEqual([
      [2, '/base/docs/page-0000'],
      [2, '/base/docs/page-0001'],
      [2, '/base/docs/page-0002'],
      [1, '/base/docs/tags'],
      [0, '/base/search'],
    ]);
  });

  it('puts every page into exactly one shard, in the order of the paths, each shard from its first path on', () => {
    const {shards} = splitRouteTable(tree(1000), '/base/');
    const paths = shards.flatMap(({leaves}) => leaves.map(({route}) => route.path));
    expect(paths).toHaveLength(1002);
    expect(paths).toEqual([...paths].sort());
    for (const {firstPath, leaves} of shards) expect(leaves[0]?.route.path).toBe(firstPath);
  });

  it('keeps what is in the main script as it is, however many pages there are', () => {
    expect(splitRouteTable(tree(1000), '/base/').levels).toEqual(splitRouteTable(tree(1), '/base/').levels);
  });

  it('keeps the attributes that plugins add', () => {
    expect(splitRouteTable(tree(1), '/base/').shards[0]?.leaves[0]?.route['sidebar']).toBe('guides');
  });
});
