import {articleFacets} from '../../components/FacetFilter/articleFacets';
import type {Filter} from '../../lib/facets';
import type {ExplorerArticle, ExplorerData} from '../../schemas/explorer';

/** Names of services and tags come with the articles. */
export function explorerFilter({
  serviceNames,
  tagLabels,
}: Pick<ExplorerData, 'serviceNames' | 'tagLabels'>): Filter<ExplorerArticle> {
  const nameOf = (id: string): string => serviceNames[id] ?? id;
  const labelOf = (key: string): string => tagLabels[key] ?? key;
  return {
    facets: [
      ...articleFacets<ExplorerArticle>(serviceNames),
      {key: 'tag', label: 'Tag', isList: true, values: ({tags}) => tags, labelOf},
    ],
    textOf: ({title, services, tags}) =>
      [title, ...services.map(nameOf), ...tags.map(labelOf)].join(' '),
  };
}

/** Orders in which the articles can be shown, by their name in the address. */
export const orders = {
  collection: {label: 'Collection', compare: () => 0},
  title: {label: 'Title', compare: (a, b) => a.title.localeCompare(b.title, 'en')},
  time: {label: 'Shortest first', compare: (a, b) => a.time - b.time},
  reviewed: {label: 'Last reviewed first', compare: (a, b) => b.reviewed.localeCompare(a.reviewed)},
} as const satisfies Record<
  string,
  {label: string; compare: (a: ExplorerArticle, b: ExplorerArticle) => number}
>;

/** Articles in the order of that name. An unknown order is that of the collections. */
export function inOrder(articles: readonly ExplorerArticle[], name: string): ExplorerArticle[] {
  const {compare} = Object.hasOwn(orders, name)
    ? orders[name as keyof typeof orders]
    : orders.collection;
  return [...articles].sort(compare);
}
