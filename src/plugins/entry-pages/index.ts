import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readData} from '../../content/readData';
import {tasksSchema} from '../../schemas/task';
import {entryPageData} from './entryPageData';

const tasksFile = 'data/tasks.yml';

/** Routes of the pages that lead into the docs: home, its second path and `/docs`. */
export default function entryPages({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'entry-pages',
    getPathsToWatch: () => [`${siteDir}/${tasksFile}`],
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      const version = content?.loadedVersions.find(({isLast}) => isLast);
      if (!version) throw new Error('entry-pages: the docs plugin has loaded no version; list it in docusaurus.config.ts');
      const data = entryPageData(version, await readData(siteDir, tasksFile, tasksSchema));

      const home = '@site/src/pages/_home/index.tsx';
      actions.addRoute({path: baseUrl, component: home, exact: true, props: {data}});
      actions.addRoute({path: `${baseUrl}home-5b9`, component: home, exact: true, props: {data, duplicate: true}});
      actions.addRoute({path: `${baseUrl}docs`, component: '@site/src/pages/_docs/index.tsx', exact: true, props: {data}});
    },
  };
}
