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

/** Every article by section and title, with what the explorer filters by. Names that nothing uses are left out. */
export function explorerData({pages, architectures, services, tags}: ExplorerInput): ExplorerData {
  const articles = articlesOf(pages);
  const used = (key: 'services' | 'tags'): Set<string> =>
    new Set(articles.flatMap(({frontMatter}) => frontMatter[key]));
  return {
    articles: articles.map((article) => {
      const {
        kind,
        level,
        time,
        reviewed,
        title,
        services: named,
        tags: tagged,
      } = article.frontMatter;
      const drawn = modelsOf(article, architectures).length > 0;
      return {
        title,
        path: pathOf(article),
        section: sectionOf(article.id),
        kind,
        level,
        time,
        reviewed,
        services: named,
        tags: tagged,
        ...(drawn && {drawn}),
      };
    }),
    serviceNames: Object.fromEntries(
      services.filter(({id}) => used('services').has(id)).map(({id, name}) => [id, name]),
    ),
    tagLabels: Object.fromEntries(
      Object.entries(tags)
        .filter(([key]) => used('tags').has(key))
        .map(([key, {label}]) => [key, label]),
    ),
  };
}

/** Every article that draws an architecture, with the components of its models and the recovery figures of its front matter. */
export function compareData({pages, architectures, services}: ExplorerInput): CompareData {
  const nameOf = new Map(services.map(({id, name}) => [id, name]));
  return {
    architectures: articlesOf(pages).flatMap((article) => {
      const nodes = modelsOf(article, architectures).flatMap(({model}) =>
        model.nodes.filter(({kind}) => kind !== 'user' && kind !== 'device'),
      );
      if (nodes.length === 0) return [];
      const {title, level, time, availability, recovery_time, recovery_point, effort} =
        article.frontMatter;
      const unique = new Map(
        nodes.map(({label, service}) => [
          label,
          service === undefined ? undefined : nameOf.get(service),
        ]),
      );
      const components = [...unique].map(([label, service]) => ({
        label,
        ...(service !== undefined && service !== label && {service}),
      }));
      return [
        {
          title,
          path: pathOf(article),
          section: sectionOf(article.id),
          level,
          time,
          availability,
          recovery_time,
          recovery_point,
          effort,
          components,
        },
      ];
    }),
  };
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

function pathOf({permalink}: Page): string {
  return permalink.replace(/^\/docs\//, '');
}

/** The models that a page shows, in the order of the page. */
function modelsOf(
  {file, tree}: Page,
  architectures: readonly ArchitectureFile[],
): ArchitectureFile[] {
  return nodesOf(tree(), 'image').flatMap(({url}) => {
    const target = path.posix.join(path.posix.dirname(file), url);
    return architectures.find((candidate) => candidate.file === target) ?? [];
  });
}
