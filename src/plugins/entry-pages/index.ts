import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {loadedDocs} from '../../content/loadedDocs';
import {modelsOf} from '../../content/modelsOf';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {readThumbnails} from '../../content/thumbnails';
import {withoutBase} from '../../lib/withoutBase';
import type {EntryPageData, NamedPage} from '../../schemas/entryPages';
import {servicesSchema} from '../../schemas/service';
import {tagsSchema} from '../../schemas/tags';
import {tasksSchema} from '../../schemas/task';
import {templatesSchema} from '../../schemas/template';
import {compareData, compareModule} from './compareData';
import {explorerData, type ExplorerInput} from './explorerData';
import {collectionsOf, tasksOf} from './entryPageData';
import {latestNews} from './latestNews';

const tasksFile = 'data/tasks.yml';
/** Number of templates on the home page. */
const shownTemplates = 4;
/** The page whose figure is on the home page: a complete architecture with few parts. */
const featuredPage = 'blueprints/by-use-case/sovereignty/nextcloud/deploy-nextcloud-on-cce';

/** Routes of the home page, its second path, `/docs`, and the comparison of architectures. */
export default function entryPages({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'entry-pages',
    getPathsToWatch: () => [`${siteDir}/${tasksFile}`],
    async allContentLoaded({allContent, actions}) {
      const {last: version} = loadedDocs(allContent);
      const collections = collectionsOf(version);
      const tasks = tasksOf(version, await readData(siteDir, tasksFile, tasksSchema));
      const input = await readExplorerInput(siteDir);
      const featured = input.pages.find(({id}) => id === featuredPage);
      const [model] = featured ? modelsOf(featured, input.architectures) : [];
      const {templates} = await readData(siteDir, 'data/templates.yml', templatesSchema);
      const named = templates
        .slice(0, shownTemplates)
        .map(({id, title}) => ({label: title, permalink: `/templates/${id}`}));
      const pictureOf = (links: readonly NamedPage[]): string | undefined =>
        links.flatMap(({permalink}) => input.thumbnails[withoutBase(permalink, baseUrl)] ?? [])[0];
      const data: EntryPageData = {
        ...collections,
        tasks,
        templates: named,
        pictures: {
          template: pictureOf(named),
          decide: pictureOf(tasks.decide),
          check: pictureOf(tasks.check),
          move: pictureOf(tasks.move),
        },
        featured: featured && {label: featured.frontMatter.title, permalink: featured.permalink},
      };
      const modules = model && {figure: `${siteDir}/${model.file}?picture`};
      const news = allContent['docusaurus-plugin-content-blog']?.['whats-new'] as
        BlogContent | undefined;
      const latest = latestNews(news?.blogPosts ?? [], baseUrl);
      // `src/pages/_compare/Comparison.tsx` imports this file. `generate` does not write an
      // unchanged file.
      await generate(
        path.join(generatedFilesDir, 'entry-pages', 'compare'),
        'architectures.js',
        compareModule(input),
      );
      const pages = [
        {path: '', name: '_home', props: {data, latest}, modules},
        {path: 'home-5b9', name: '_home', props: {data, latest, duplicate: true}, modules},
        {path: 'docs', name: '_docs', props: {collections, explorer: explorerData(input)}},
        {path: 'docs/compare', name: '_compare', props: {data: compareData(input)}},
      ];
      for (const {path: address, name, props, modules} of pages)
        actions.addRoute({
          path: baseUrl + address,
          component: `@site/src/pages/${name}/index.tsx`,
          exact: true,
          props,
          ...(modules && {modules}),
        });
    },
  };
}

async function readExplorerInput(siteDir: string): Promise<ExplorerInput> {
  const [{pages}, {architectures}, {services}, tags, thumbnails] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'docs/tags.yml', tagsSchema),
    readThumbnails(siteDir),
  ]);
  return {pages, architectures, services, tags, thumbnails};
}
