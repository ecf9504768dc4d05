import type {SidebarItemsGeneratorOption} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {readData} from '../../content/readData';
import {servicesSchema} from '../../schemas/service';
import {addServicePages} from './servicePages';

/**
 * The items of a folder's sidebar, in that of the best practices with a page for every service. Pages that opt out of a sidebar are not generated into one
 * either.
 *
 * @param siteDir where `data/services.yml` is, absolute
 */
export function generateSidebar(siteDir: string): SidebarItemsGeneratorOption {
  return async ({defaultSidebarItemsGenerator, docs, ...rest}) => {
    const shown = docs.filter(({frontMatter}) => frontMatter.displayed_sidebar !== null);
    const items = await defaultSidebarItemsGenerator({...rest, docs: shown});
    if (rest.item.dirName !== 'best-practices') return items;
    const {services} = await readData(siteDir, 'data/services.yml', servicesSchema);
    return addServicePages(items, services);
  };
}
