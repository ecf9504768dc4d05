import {type Columns, fromColumns, toColumns} from '../lib/columns';
import type {ExplorerArticle, ExplorerData} from './explorer';

type PackedArticle = Omit<ExplorerArticle, 'services' | 'tags'> & {services: number[]; tags: number[]};

/** The data of the explorer as it travels: services and tags of an article are places in two lists, which weigh less than their names. */
export interface PackedExplorer {
  articles: Columns<PackedArticle>;
  /** Id and name. */
  services: [string, string][];
  /** Key and label. */
  tags: [string, string][];
}

/** @throws Error where an article has a service or tag without a name */
export function packExplorer({articles, serviceNames, tagLabels}: ExplorerData): PackedExplorer {
  const placesIn = (names: Record<string, string>): ((keys: readonly string[]) => number[]) => {
    const places = new Map(Object.keys(names).map((key, place) => [key, place]));
    return (keys) =>
      keys.map((key) => {
        const place = places.get(key);
        if (place === undefined) throw new Error(`"${key}" has no name`);
        return place;
      });
  };
  const [servicePlaces, tagPlaces] = [placesIn(serviceNames), placesIn(tagLabels)];
  return {
    articles: toColumns(
      articles.map((article) => ({...article, services: servicePlaces(article.services), tags: tagPlaces(article.tags)})),
    ),
    services: Object.entries(serviceNames),
    tags: Object.entries(tagLabels),
  };
}

/** The data as it was before `packExplorer`. */
export function unpackExplorer({articles, services, tags}: PackedExplorer): ExplorerData {
  const keysOf = (names: readonly [string, string][], places: readonly number[]): string[] =>
    places.flatMap((place) => names[place]?.[0] ?? []);
  return {
    articles: fromColumns(articles).map((article) => ({
      ...article,
      services: keysOf(services, article.services),
      tags: keysOf(tags, article.tags),
    })),
    serviceNames: Object.fromEntries(services),
    tagLabels: Object.fromEntries(tags),
  };
}
