import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {withoutBase} from '../../lib/withoutBase';

type Version = Pick<LoadedVersion, 'docs' | 'sidebars'>;
type Item = LoadedVersion['sidebars'][string][number];

/** A part of the site that readers save or print together. */
export interface Section {
  title: string;
  /** Addresses of its pages without the base path, in the order of the sidebar. */
  pages: string[];
}

/** Each sidebar, followed by its categories with more than one page. */
export function listSections({docs, sidebars}: Version, baseUrl: string): Section[] {
  const addresses = new Map(docs.map(({id, permalink}) => [id, withoutBase(permalink, baseUrl)]));
  const pagesOf = (items: readonly Item[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'doc') return addresses.get(item.id) ?? [];
      if (item.type !== 'category') return [];
      const own = item.link?.type === 'doc' ? (addresses.get(item.link.id) ?? []) : [];
      return [own, pagesOf(item.items)].flat();
    });
  const titles = new Map(
    docs.map(({permalink, title}) => [withoutBase(permalink, baseUrl), title]),
  );
  return Object.values(sidebars).flatMap((items) => {
    const pages = pagesOf(items);
    const categories = items.flatMap((item) =>
      item.type === 'category' ? {title: item.label, pages: pagesOf([item])} : [],
    );
    return [
      {title: titles.get(pages[0] ?? '') ?? '', pages},
      ...categories.filter((one) => one.pages.length > 1),
    ];
  });
}
