import type {NormalizedSidebar, NormalizedSidebarItem} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {servicePagePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import type {Service} from '../../schemas/service';

type Category = Extract<NormalizedSidebarItem, {type: 'category'}>;

/**
 * Gives every service a page in the sidebar of the best practices: the folder of its guides gets a generated index, and a service without guides
 * a category of its own that holds its Help Center link. A service with a page written for it keeps that.
 *
 * @param items the sidebar as generated from `docs/best-practices`
 */
export function addServicePages(items: NormalizedSidebar, services: readonly Service[]): NormalizedSidebar {
  return items.map((item) => {
    const folder = folderOf(item, 2);
    const members = services.filter(({category}) => folder === `best-practices/${category}`);
    return members.length > 0 ? withServices(item, members) : item;
  });
}

function withServices(item: NormalizedSidebarItem, services: readonly Service[]): NormalizedSidebarItem {
  const category = asCategory(item);
  if (!category) return item;
  const known = new Map(services.map((service) => [`best-practices/${service.category}/${service.id}`, service]));
  const guides = category.items.map((child) => {
    const folder = folderOf(child, 3);
    const service = folder === undefined ? undefined : known.get(folder);
    if (folder === undefined || !service) return child;
    known.delete(folder);
    return child.type === 'category' && !child.link ? {...child, key: service.id, link: pageOf(service)} : child;
  });
  const others = [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')).flatMap(withoutGuides);
  return {...category, items: [...guides, ...others]};
}

/** A folder that holds its landing page alone stands in the sidebar as a document. */
function asCategory(item: NormalizedSidebarItem): Category | undefined {
  if (item.type === 'category') return item;
  if (item.type !== 'doc') return undefined;
  return {
    type: 'category',
    label: item.label ?? item.id,
    collapsible: true,
    collapsed: true,
    link: {type: 'doc', id: item.id},
    items: [],
  };
}

function withoutGuides(service: Service): NormalizedSidebarItem[] {
  if (service.help_center_url === null) return [];
  const help: NormalizedSidebarItem = {type: 'link', key: `help-${service.id}`, label: 'Help Center', href: service.help_center_url};
  return [
    {type: 'category', key: service.id, label: service.name, collapsible: true, collapsed: true, link: pageOf(service), items: [help]},
  ];
}

function pageOf(service: Service): NonNullable<Category['link']> {
  return {
    type: 'generated-index',
    slug: servicePagePath(service).replace(/^\/docs/, ''),
    title: serviceTitle(service),
    description: service.description,
  };
}

/** The first parts of the document ids below an item: its folder; undefined where it holds no document. */
function folderOf(item: NormalizedSidebarItem, depth: number): string | undefined {
  const id = firstDocument(item);
  const parts = id?.split('/') ?? [];
  return parts.length > depth ? parts.slice(0, depth).join('/') : undefined;
}

function firstDocument(item: NormalizedSidebarItem): string | undefined {
  if (item.type === 'doc' || item.type === 'ref') return item.id;
  if (item.type !== 'category') return undefined;
  if (item.link?.type === 'doc') return item.link.id;
  return item.items.map(firstDocument).find((id) => id !== undefined);
}
