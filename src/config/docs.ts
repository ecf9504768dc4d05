import {fileURLToPath} from 'node:url';
import type {Options} from '@docusaurus/plugin-content-docs';
import {excludedFolders} from '../content/excludedFolders';
import {readData} from '../content/readData';
import {addServicePages} from '../plugins/docs/servicePages';
import {servicesSchema} from '../schemas/service';
import {environment} from './env';
import {markdownPlugins} from './markdown';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

export const docs: Options = {
  ...markdownPlugins,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  // Pages that opt out of a sidebar must not be generated into one either.
  sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, docs: pages, ...rest}) => {
    const items = await defaultSidebarItemsGenerator({
      ...rest,
      docs: pages.filter(({frontMatter}) => frontMatter.displayed_sidebar !== null),
    });
    if (rest.item.dirName !== 'best-practices') return items;
    const {services} = await readData(siteDir, 'data/services.yml', servicesSchema);
    return addServicePages(items, services);
  },
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', ...excludedFolders.map((folder) => `${folder}/**`)],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  editUrl: `${environment.repositoryUrl}/edit/main/`,
  showLastUpdateTime: true,
};
