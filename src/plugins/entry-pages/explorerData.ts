import path from 'node:path';
import type {Page} from '../../content/page';
import {nodesOf} from '../../content/nodesOf';
import type {ArchitectureFile} from '../../content/readArchitectures';
import {sectionOf} from '../../lib/section';
import type {CompareData, ExplorerData} from '../../schemas/explorer';
import type {ArticleFrontMatter} from '../../schemas/frontMatter';
import type {Service} from '../../schemas/service';
import type {Tags} from '../../schemas/tags';

export interface ExplorerInput {
  pages: readonly Page[];
  architectures: readonly ArchitectureFile[];
  services: readonly Service[];
  tags: Tags;
}

type Article = Page & {frontMatter: ArticleFrontMatter};

/** Every article by section and title, with what the explorer filters by, and the names in use. */
export function explorerData({pages, architectures, services, tags}: ExplorerInput): ExplorerData {
  const articles = articlesOf(pages).map((article) => ({
    ...pick(article.frontMatter, 'title'),
    ...addressOf(article),
    ...pick(article.frontMatter, 'kind', 'level', 'time', 'reviewed', 'services', 'tags'),
    ...(modelsOf(article, architectures).length > 0 && {drawn: true as const}),
  }));
  const used = new Set(articles.flatMap((article) => [...article.services, ...article.tags]));
  const names = services.filter(({id}) => used.has(id)).map(({id, name}) => [id, name] as const);
  const labels = Object.entries(tags).map(([key, {label}]) => [key, label] as const);
  return {
    articles,
    serviceNames: Object.fromEntries(names),
    tagLabels: Object.fromEntries(labels.filter(([key]) => used.has(key))),
  };
}

/** Every article that draws an architecture, with its components and recovery figures. */
export function compareData({pages, architectures, services}: ExplorerInput): CompareData {
  const nameOf = new Map(services.map(({id, name}) => [id, name]));
  return {
    architectures: articlesOf(pages).flatMap((article) => {
      const nodes = modelsOf(article, architectures)
        .flatMap(({model}) => model.nodes)
        .filter(({kind}) => kind !== 'user' && kind !== 'device');
      if (nodes.length === 0) return [];
      const byLabel = new Map(nodes.map(({label, service = ''}) => [label, nameOf.get(service)]));
      const {frontMatter} = article;
      return [
        {
          ...pick(frontMatter, 'title'),
          ...addressOf(article),
          ...pick(frontMatter, 'level', 'time', 'availability'),
          ...pick(frontMatter, 'recovery_time', 'recovery_point', 'effort'),
          components: [...byLabel].map(([label, service]) => ({
            label,
            ...(service !== undefined && service !== label && {service}),
          })),
        },
      ];
    }),
  };
}

function pick<Value, Key extends keyof Value>(value: Value, ...keys: Key[]): Pick<Value, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

function articlesOf(pages: readonly Page[]): Article[] {
  return pages
    .filter((page): page is Article => page.frontMatter.kind !== 'landing')
    .sort(
      (a, b) =>
        sectionOf(a.id).localeCompare(sectionOf(b.id), 'en') ||
        a.frontMatter.title.localeCompare(b.frontMatter.title, 'en'),
    );
}

function addressOf({permalink, id}: Page): {path: string; section: string} {
  return {path: permalink.replace(/^\/docs\//, ''), section: sectionOf(id)};
}

/** The models that a page shows, in the order of the page. */
export function modelsOf(
  {file, tree}: Page,
  architectures: readonly ArchitectureFile[],
): ArchitectureFile[] {
  return nodesOf(tree(), 'image').flatMap(({url}) => {
    const target = path.posix.join(path.posix.dirname(file), url);
    return architectures.find((candidate) => candidate.file === target) ?? [];
  });
}
