import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {readData} from '../../content/readData';
import {servicePagePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import {servicesSchema, type Service} from '../../schemas/service';

type SidebarItemsGenerator = PluginOptions['sidebarItemsGenerator'];
type Items = Awaited<ReturnType<SidebarItemsGenerator>>;
type Category = Extract<Items[number], {type: 'category'}>;

/**
 * The stock sidebar of a folder, without pages that opt out of sidebars. In the best practices each
 * service gets a page: a generated index for the folder of its guides, or a category with its Help
 * Center link. A folder with an index page keeps that page.
 */
export function generateSidebar(siteDir: string): SidebarItemsGenerator {
  return async ({defaultSidebarItemsGenerator, ...stock}) => {
    const docs = stock.docs.filter(({frontMatter}) => frontMatter.displayed_sidebar !== null);
    if (stock.item.dirName !== 'best-practices')
      return defaultSidebarItemsGenerator({...stock, docs});
    const {services} = await readData(siteDir, 'data/services.yml', servicesSchema);
    const folders = new Set(docs.map(({sourceDirName}) => sourceDirName));
    const written = new Set(docs.filter(isIndex).map(({sourceDirName}) => sourceDirName));
    const categoriesMetadata = {...stock.categoriesMetadata};
    for (const service of services.filter((one) => !written.has(folderOf(one)))) {
      const folder = folderOf(service);
      categoriesMetadata[folder] = {link: pageOf(service), ...categoriesMetadata[folder]};
    }
    const items = await defaultSidebarItemsGenerator({...stock, docs, categoriesMetadata});
    const others = services
      .filter((service) => !folders.has(folderOf(service)))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return items.map((item) => (item.type === 'category' ? withServices(item, others) : item));
  };
}

function isIndex({source, sourceDirName}: {source: string; sourceDirName: string}): boolean {
  const name = path.posix.parse(source).name.toLowerCase();
  return ['index', 'readme', path.posix.basename(sourceDirName)].includes(name);
}

/** Adds the services without guides to the category whose landing page is in their folder. */
function withServices(category: Category, services: readonly Service[]): Category {
  const id = category.link?.type === 'doc' ? category.link.id : '';
  const members = services.filter((service) =>
    id.startsWith(`best-practices/${service.category}/`),
  );
  return {...category, items: [...category.items, ...members.flatMap(withoutGuides)]};
}

function withoutGuides(service: Service): Category[] {
  if (service.help_center_url === null) return [];
  const {id, name: label, help_center_url: href} = service;
  return [
    {
      type: 'category',
      key: id,
      label,
      collapsible: true,
      collapsed: true,
      link: pageOf(service),
      items: [{type: 'link', key: `help-${id}`, label: 'Help Center', href}],
    },
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

function folderOf({category, id}: Service): string {
  return `best-practices/${category}/${id}`;
}
