import {describe, expect, it} from 'vitest';
import {filterItems} from '../../../../src/lib/facets';
import {explorerFilter, inOrder} from '../../../../src/pages/_docs/explore';
import type {ExplorerArticle, ExplorerData} from '../../../../src/schemas/explorer';
import {queryOf} from '../../queryOf';

const article = (path: string, facts: Partial<ExplorerArticle>): ExplorerArticle => ({
  path,
  title: path,
  section: 'Best practices',
  kind: 'guide',
  level: 'beginner',
  time: 60,
  reviewed: '2026-01-01',
  services: [],
  tags: [],
  ...facts,
});
const data: ExplorerData = {
  articles: [
    article('c', {kind: 'tutorial', services: ['ecs'], time: 30}),
    article('a', {tags: ['vpn'], time: 300, reviewed: '2026-03-01'}),
    article('b', {
      section: 'Blueprints',
      services: ['ecs'],
      tags: ['vpn'],
      time: 120,
      reviewed: '2026-02-01',
    }),
  ],
  serviceNames: {ecs: 'Elastic Cloud Server'},
  tagLabels: {vpn: 'Virtual private networks'},
};
const paths = ({
  text = '',
  order = '',
  selection = {},
}: {
  text?: string;
  order?: string;
  selection?: Parameters<typeof queryOf>[1];
}): string =>
  inOrder(filterItems(data.articles, explorerFilter(data), queryOf(text, selection)).shown, order)
    .map(({path}) => path)
    .join('');

describe('explore', () => {
  it.each([
    [{}, 'cab'],
    [{section: ['Blueprints']}, 'b'],
    [{kind: ['tutorial']}, 'c'],
    [{time: ['hour']}, 'c'],
    [{time: ['half-day', 'longer']}, 'ab'],
    [{service: ['ecs'], tag: ['vpn']}, 'b'],
    [{service: ['ecs'], section: ['Best practices']}, 'c'],
  ])('keeps with %o the articles %s', (selection, expected) =>
    expect(paths({selection})).toBe(expected),
  );

  it('finds words in titles, names of services and labels of tags', () => {
    expect(paths({text: 'elastic server'})).toBe('cb');
    expect(paths({text: 'private'})).toBe('ab');
  });

  it.each([
    ['', 'cab'],
    ['title', 'abc'],
    ['time', 'cba'],
    ['reviewed', 'abc'],
    ['toString', 'cab'],
  ])('orders by "%s"', (order, expected) => expect(paths({order})).toBe(expected));
});
