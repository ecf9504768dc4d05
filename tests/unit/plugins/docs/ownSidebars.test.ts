import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {ownSidebars} from '../../../../src/plugins/docs/ownSidebars';

const component = '@theme/DocRoot';
const item = (href: string): object => ({type: 'link', label: href, href});
const page = (path: string, sidebar?: string): RouteConfig => ({path, component: '@theme/DocItem', ...(sidebar && {sidebar})});

function split(pages: RouteConfig[], docsSidebars: object): {roots: RouteConfig[]; sidebars: object} {
  const route = ownSidebars({
    path: '/docs',
    component: '@theme/DocVersionRoot',
    props: {version: {label: 'Next', docsSidebars}},
    routes: [
      {path: '/docs/tags', component: '@theme/DocTagsListPage'},
      {path: '/docs', component, routes: pages},
    ],
  });
  const {label, docsSidebars: sidebars} = route.props?.['version'] as {label: string; docsSidebars: object};
  expect(label).toBe('Next');
  expect(route.routes?.[0]).toEqual({path: '/docs/tags', component: '@theme/DocTagsListPage'});
  return {roots: route.routes?.slice(1) ?? [], sidebars};
}

describe('ownSidebars', () => {
  it('gives the pages of a sidebar with a folder of its own a route with that sidebar', () => {
    const [a, b] = [[item('/docs/a')], [item('/docs/b/one')]];
    const pages = [page('/docs/a', 'a'), page('/docs/a/one', 'a'), page('/docs/b/one', 'b'), page('/docs/b/two', 'b'), page('/docs/ab')];
    const {roots, sidebars} = split(pages, {a, b});
    expect(roots).toEqual([
      {path: '/docs/a', component, props: {sidebars: {a}}, routes: pages.slice(0, 2)},
      {path: '/docs/b', component, props: {sidebars: {b}}, routes: pages.slice(2, 4)},
      // Addresses that are not there meet the stock route.
      {path: '/docs', component, routes: pages.slice(4)},
    ]);
    expect(sidebars).toEqual({});
  });

  it('leaves a sidebar with the version whose folder holds pages of another', () => {
    const [a, b, all] = [[item('/docs/a')], [item('/docs/a/b')], [item('/docs/x')]];
    const pages = [
      page('/docs/a', 'a'),
      page('/docs/a/b', 'b'),
      page('/docs/a/b/c', 'b'),
      page('/docs/x', 'all'),
      page('/docs/y/z', 'all'),
    ];
    const {roots, sidebars} = split(pages, {a, b, all});
    expect(roots).toEqual([
      {path: '/docs/a/b', component, props: {sidebars: {b}}, routes: pages.slice(1, 3)},
      {path: '/docs', component, routes: [pages[0], pages[3], pages[4]]},
    ]);
    expect(sidebars).toEqual({a, all});
  });

  it('changes nothing where all pages have one sidebar, or none', () => {
    const pages = [page('/docs/a', 'all'), page('/docs/b', 'all'), page('/docs/c')];
    const all = [item('/docs/a')];
    const {roots, sidebars} = split(pages, {all});
    expect(roots).toEqual([{path: '/docs', component, routes: pages}]);
    expect(sidebars).toEqual({all});
  });
});
