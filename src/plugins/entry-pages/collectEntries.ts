import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Entry} from '../../schemas/entryPages';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, {type: 'category'}>;
type Page = Exclude<SidebarItem, {type: 'category' | 'html' | 'link'}>;

/**
 * The folders directly below a folder of the docs, with order and labels of the sidebar.
 *
 * @param folder path below the docs folder, for example `blueprints/by-use-case`
 */
export function collectEntries(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  folder: string,
): Entry[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  // Sidebars mirror the folders, so a folder path of two parts is one level deeper.
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

  // The sidebar shows a folder that contains only its landing page as a page.
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

/** Number of articles among the pages. Landing pages are not articles. */
export function countArticles(docs: readonly Doc[]): number {
  return docs.filter((doc) => (doc.frontMatter as {kind?: string}).kind !== 'landing').length;
}
