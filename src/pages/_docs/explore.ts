import {articleFacets} from '../../components/FacetFilter/articleFacets';
import type {Filter} from '../../lib/facets';
import type {ExplorerArticle, ExplorerData} from '../../schemas/explorer';

/** The articles bring the names of services and tags. */
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

/** Orders of the list by their name in the address. */
export const orders = {
  collection: {label: 'Collection', compare: () => 0},
  title: {label: 'Title', compare: (a, b) => a.title.localeCompare(b.title, 'en')},
  time: {label: 'Shortest first', compare: (a, b) => a.time - b.time},
  reviewed: {label: 'Last reviewed first', compare: (a, b) => b.reviewed.localeCompare(a.reviewed)},
} as const satisfies Record<
  string,
  {label: string; compare: (a: ExplorerArticle, b: ExplorerArticle) => number}
>;

/** Sorts articles. An unknown order keeps the order of the collections. */
export function inOrder(articles: readonly ExplorerArticle[], name: string): ExplorerArticle[] {
  const {compare} = Object.hasOwn(orders, name)
    ? orders[name as keyof typeof orders]
    : orders.collection;
  return [...articles].sort(compare);
}
