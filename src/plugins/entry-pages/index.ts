import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {servicesSchema} from '../../schemas/service';
import {tagsSchema} from '../../schemas/tags';
import {tasksSchema} from '../../schemas/task';
import {compareData, explorerData, type ExplorerInput} from './explorerData';
import {collectionsOf, tasksOf} from './entryPageData';
import {latestNews} from './latestNews';

const tasksFile = 'data/tasks.yml';

/** Routes of the pages that lead into the docs: home, its second path, `/docs` and the comparison of architectures. */
export default function entryPages({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'entry-pages',
    getPathsToWatch: () => [`${siteDir}/${tasksFile}`],
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      const version = content?.loadedVersions.find(({isLast}) => isLast);
      if (!version)
        throw new Error(
          'entry-pages: the docs plugin has loaded no version; list it in docusaurus.config.ts',
        );
      const collections = collectionsOf(version);
      const data = {
        ...collections,
        tasks: tasksOf(version, await readData(siteDir, tasksFile, tasksSchema)),
      };

      const input = await readExplorerInput(siteDir);
      const news = allContent['docusaurus-plugin-content-blog']?.['whats-new'] as
        BlogContent | undefined;
      const latest = latestNews(news?.blogPosts ?? [], baseUrl);
      const home = '@site/src/pages/_home/index.tsx';
      actions.addRoute({path: baseUrl, component: home, exact: true, props: {data, latest}});
      actions.addRoute({
        path: `${baseUrl}home-5b9`,
        component: home,
        exact: true,
        props: {data, latest, duplicate: true},
      });
      actions.addRoute({
        path: `${baseUrl}docs`,
        component: '@site/src/pages/_docs/index.tsx',
        exact: true,
        props: {collections, explorer: explorerData(input)},
      });
      actions.addRoute({
        path: `${baseUrl}docs/compare`,
        component: '@site/src/pages/_compare/index.tsx',
        exact: true,
        props: {data: compareData(input)},
      });
    },
  };
}

async function readExplorerInput(siteDir: string): Promise<ExplorerInput> {
  const [{pages}, {architectures}, {services}, tags] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'docs/tags.yml', tagsSchema),
  ]);
  return {pages, architectures, services, tags};
}
