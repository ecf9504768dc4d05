import type {Page} from '../../content/page';
import type {ArchitectureFile} from '../../content/readArchitectures';
import {sectionOf} from '../../lib/section';
import type {Thumbnails} from '../../lib/thumbnailPath';
import type {ExplorerData} from '../../schemas/explorer';
import type {ArticleFrontMatter} from '../../schemas/frontMatter';
import type {Service} from '../../schemas/service';
import type {Tags} from '../../schemas/tags';

export interface ExplorerInput {
  pages: readonly Page[];
  architectures: readonly ArchitectureFile[];
  services: readonly Service[];
  tags: Tags;
  thumbnails: Thumbnails;
}

export type Article = Page & {frontMatter: ArticleFrontMatter};

/** Every article sorted by section and title, with the values of the filters and their names. */
export function explorerData({pages, thumbnails, services, tags}: ExplorerInput): ExplorerData {
  const articles = articlesOf(pages).map((article) => ({
    ...pick(article.frontMatter, 'title'),
    ...addressOf(article),
    ...pick(article.frontMatter, 'kind', 'level', 'time', 'reviewed', 'services', 'tags'),
    ...thumbnailOf(article, thumbnails),
  }));
  const used = new Set(articles.flatMap((article) => article.tags));
  const labels = Object.entries(tags).map(([key, {label}]) => [key, label] as const);
  return {
    articles,
    serviceNames: serviceNamesOf(articles, services),
    tagLabels: Object.fromEntries(labels.filter(([key]) => used.has(key))),
  };
}

/** Names of the services of the items. */
export function serviceNamesOf(
  items: readonly {services: readonly string[]}[],
  services: readonly Service[],
): Record<string, string> {
  const used = new Set(items.flatMap((item) => item.services));
  const names = services.filter(({id}) => used.has(id)).map(({id, name}) => [id, name] as const);
  return Object.fromEntries(names);
}

export function pick<Value, Key extends keyof Value>(
  value: Value,
  ...keys: Key[]
): Pick<Value, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

/** Every article sorted by section and title. */
export function articlesOf(pages: readonly Page[]): Article[] {
  return pages
    .filter((page): page is Article => page.frontMatter.kind !== 'landing')
    .sort(
      (a, b) =>
        sectionOf(a.id).localeCompare(sectionOf(b.id), 'en') ||
        a.frontMatter.title.localeCompare(b.frontMatter.title, 'en'),
    );
}

export function addressOf({permalink, id}: Page): {path: string; section: string} {
  return {path: permalink.replace(/^\/docs\//, ''), section: sectionOf(id)};
}

/** The thumbnail of a page, if it has one. */
export function thumbnailOf(
  {permalink}: Pick<Page, 'permalink'>,
  thumbnails: Thumbnails,
): {thumbnail?: string} {
  const thumbnail = thumbnails[permalink];
  return thumbnail === undefined ? {} : {thumbnail};
}
