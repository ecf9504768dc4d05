import type {ShownFacet} from '../../components/FacetFilter';
import {filterByFacets, matchesWords, type Selection} from '../../lib/facets';
import {inWords} from '../../lib/inWords';
import type {ExplorerArticle, ExplorerData} from '../../schemas/explorer';

/** From the easiest and the shortest on. */
const levelOrder: readonly ExplorerArticle['level'][] = ['beginner', 'intermediate', 'advanced'];
const timeLabels: Record<string, string> = {
  hour: 'Up to 1 h',
  'half-day': '1 to 4 h',
  longer: 'More than 4 h',
};

function timeOf(minutes: number): string {
  if (minutes <= 60) return 'hour';
  return minutes <= 240 ? 'half-day' : 'longer';
}

/** The facets of the explorer; names of services and tags come with the articles. */
export function explorerFacets({
  serviceNames,
  tagLabels,
}: Pick<ExplorerData, 'serviceNames' | 'tagLabels'>): ShownFacet<ExplorerArticle>[] {
  return [
    {
      key: 'section',
      label: 'Collection',
      appearance: 'buttons',
      values: ({section}) => [section],
      labelOf: (section) => section,
    },
    {
      key: 'kind',
      label: 'Type',
      appearance: 'buttons',
      values: ({kind}) => [kind],
      labelOf: inWords,
    },
    {
      key: 'level',
      label: 'Level',
      appearance: 'buttons',
      values: ({level}) => [level],
      labelOf: inWords,
      order: levelOrder,
    },
    {
      key: 'time',
      label: 'Time to complete',
      appearance: 'buttons',
      values: ({time}) => [timeOf(time)],
      labelOf: (time) => timeLabels[time] ?? time,
      order: Object.keys(timeLabels),
    },
    {
      key: 'service',
      label: 'Service',
      appearance: 'list',
      values: ({services}) => services,
      labelOf: (id) => serviceNames[id] ?? id,
    },
    {
      key: 'tag',
      label: 'Tag',
      appearance: 'list',
      values: ({tags}) => tags,
      labelOf: (key) => tagLabels[key] ?? key,
    },
  ];
}

/** Articles whose title, services or tags hold every word of the text. */
export function searchArticles(
  {articles, serviceNames, tagLabels}: ExplorerData,
  text: string,
): ExplorerArticle[] {
  return articles.filter(({title, services, tags}) =>
    matchesWords(
      [
        title,
        ...services.map((id) => serviceNames[id] ?? id),
        ...tags.map((key) => tagLabels[key] ?? key),
      ].join(' '),
      text,
    ),
  );
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

type Order = keyof typeof orders;

function isOrder(name: string): name is Order {
  return Object.hasOwn(orders, name);
}

/** What is left after text and facets, in the order asked for. An unknown order is that of the collections. */
export function explore(
  data: ExplorerData,
  query: {text: string; selection: Selection; order: string},
): ExplorerArticle[] {
  const found = filterByFacets(
    searchArticles(data, query.text),
    explorerFacets(data),
    query.selection,
  );
  return isOrder(query.order) ? found.sort(orders[query.order].compare) : found;
}
