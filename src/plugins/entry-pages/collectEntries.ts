import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Entry} from '../../schemas/entryPages';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;
type Page = Exclude<SidebarItem, {type: 'category' | 'html' | 'link'}>;

/**
 * The folders directly below a folder of the docs, in the order and with the labels of the sidebar.
 *
 * @param folder path below the docs folder, for example `blueprints/by-use-case`
 */
export function collectEntries(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  folder: string,
): Entry[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  // Sidebars follow the folders, so a folder of two parts is one level deeper.
  function find(items: readonly SidebarItem[], level: number): Entry[] {
    return items.flatMap((item) => {
      if (level > 0) return item.type === 'category' ? find(item.items, level - 1) : [];
      if (item.type !== 'category' && item.type !== 'doc') return [];
      const members = docsOf(item);
      return members.length > 0 &&
        members.every((doc) => doc.sourceDirName.startsWith(`${folder}/`))
        ? toEntry(item, members)
        : [];
    });
  }

  function docsOf(item: SidebarItem): Doc[] {
    if (item.type === 'doc') return [byId.get(item.id)].filter((doc) => doc !== undefined);
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? byId.get(item.link.id) : undefined;
    return [...(own ? [own] : []), ...item.items.flatMap(docsOf)];
  }

  // A folder that holds its landing page alone stands in the sidebar as a page.
  function toEntry(item: Category | Page, members: readonly Doc[]): Entry[] {
    const index =
      item.type === 'category' && item.link?.type === 'generated-index'
        ? item.link.permalink
        : members[0]?.permalink;
    const label = item.label ?? members[0]?.title;
    return index && label ? [{label, permalink: index, count: countArticles(members)}] : [];
  }

  const level = folder.split('/').length - 1;
  return Object.values(sidebars).flatMap((items) => find(items, level));
}

/** How many of the pages are articles, that is not landing pages. */
export function countArticles(docs: readonly Doc[]): number {
  return docs.filter((doc) => (doc.frontMatter as {kind?: string}).kind !== 'landing').length;
}
