import {fileURLToPath} from 'node:url';
import type {Options} from '@docusaurus/plugin-content-docs';
import {excludedFolders} from '../content/excludedFolders';
import {parseNumberPrefix} from '../content/permalink';
import {generateSidebar} from '../plugins/docs/generateSidebar';
import {environment} from './env';
import {markdownPlugins} from './markdown';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

export const docs: Options = {
  ...markdownPlugins,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: parseNumberPrefix,
  sidebarItemsGenerator: generateSidebar(siteDir),
  exclude: [
    '**/_*.{js,jsx,ts,tsx,md,mdx}',
    '**/_*/**',
    ...excludedFolders.map((folder) => `${folder}/**`),
  ],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  editUrl: `${environment.repositoryUrl}/edit/main/`,
  showLastUpdateTime: true,
};
