import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guidesOf, tagPathsOf} from '../../content/guides';
import {withoutBase} from '../../lib/withoutBase';
import {portfolio} from './portfolio';
import {templates} from './templates';
import type {CatalogueOptions, Collection} from './types';
import {webinars} from './webinars';

// The data of a collection goes in and out of the same object only, so the common type may be unknown.
const collections: Record<string, Collection<unknown>> = {
  templates: templates as Collection<unknown>,
  portfolio: portfolio as Collection<unknown>,
  webinars: webinars as Collection<unknown>,
};

/** Validated data files as pages; one instance for each collection, named by its id. */
export default function catalogue({siteDir, baseUrl, generatedFilesDir}: LoadContext, options: CatalogueOptions): Plugin {
  const collection = collections[options.id];
  if (!collection) throw new Error(`catalogue: there is no collection "${options.id}"; use ${Object.keys(collections).join(', ')} as id`);
  return {
    name: 'catalogue',
    getPathsToWatch: () => collection.paths.map((path) => `${siteDir}/${path}`),
    loadContent: async () => collection.load(siteDir, options),
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      const version = docs?.loadedVersions.find(({isLast}) => isLast) ?? {docs: []};
      const routes = await collection.toRoutes(allContent['catalogue']?.[options.id], {
        siteDir,
        baseUrl,
        generatedFilesDir,
        guides: guidesOf(version, baseUrl),
        titles: new Map(version.docs.map(({permalink, title}) => [withoutBase(permalink, baseUrl), title])),
        tagPaths: tagPathsOf(version, baseUrl),
      });
      for (const route of routes) actions.addRoute(route);
    },
  };
}
