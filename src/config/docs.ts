import type {Options} from '@docusaurus/plugin-content-docs';
import {excludedFolders} from '../content/excludedFolders';
import {environment} from './env';
import {markdownPlugins} from './markdown';

export const docs: Options = {
  ...markdownPlugins,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  // Pages that opt out of a sidebar must not be generated into one either.
  sidebarItemsGenerator: ({defaultSidebarItemsGenerator, docs: pages, ...rest}) =>
    defaultSidebarItemsGenerator({
      ...rest,
      docs: pages.filter(({frontMatter}) => frontMatter.displayed_sidebar !== null),
    }),
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', ...excludedFolders.map((folder) => `${folder}/**`)],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  editUrl: `${environment.repositoryUrl}/edit/main/`,
  showLastUpdateTime: true,
};
