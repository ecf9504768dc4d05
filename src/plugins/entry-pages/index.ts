import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../../content/loadedDocs';
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

/** Routes of home, its second path, `/docs` and the comparison of architectures. */
export default function entryPages({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'entry-pages',
    getPathsToWatch: () => [`${siteDir}/${tasksFile}`],
    async allContentLoaded({allContent, actions}) {
      const {last: version} = loadedDocs(allContent);
      const collections = collectionsOf(version);
      const tasks = tasksOf(version, await readData(siteDir, tasksFile, tasksSchema));
      const data = {...collections, tasks};
      const input = await readExplorerInput(siteDir);
      const news = allContent['docusaurus-plugin-content-blog']?.['whats-new'] as
        BlogContent | undefined;
      const latest = latestNews(news?.blogPosts ?? [], baseUrl);
      const pages = [
        {path: '', name: '_home', props: {data, latest}},
        {path: 'home-5b9', name: '_home', props: {data, latest, duplicate: true}},
        {path: 'docs', name: '_docs', props: {collections, explorer: explorerData(input)}},
        {path: 'docs/compare', name: '_compare', props: {data: compareData(input)}},
      ];
      for (const {path, name, props} of pages)
        actions.addRoute({
          path: baseUrl + path,
          component: `@site/src/pages/${name}/index.tsx`,
          exact: true,
          props,
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
