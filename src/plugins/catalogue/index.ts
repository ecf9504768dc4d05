import type {LoadContext, Plugin} from '@docusaurus/types';
import {guidesOf, tagPathsOf} from '../../content/guides';
import {loadedDocs} from '../../content/loadedDocs';
import {readThumbnails} from '../../content/thumbnails';
import {withoutBase} from '../../lib/withoutBase';
import {fileOf, loadCatalogue, type CatalogueOptions} from './catalogue';
import {catalogues} from './catalogues';

export interface Options extends CatalogueOptions {
  /** Ids of the catalogues of this site. By default all. */
  only?: readonly string[];
}

/**
 * Makes pages from data files.
 *
 * @param list the available catalogues
 */
export default function catalogue(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {only, ...options}: Options,
  list = catalogues,
): Plugin {
  const used = list.filter(({id}) => only?.includes(id) ?? true);
  return {
    name: 'catalogue',
    getPathsToWatch: () =>
      used
        .flatMap((one) => [fileOf(one), ...(one.watched ?? [])])
        .map((path) => `${siteDir}/${path}`),
    loadContent: () => Promise.all(used.map((one) => loadCatalogue(one, siteDir, options))),
    async allContentLoaded({allContent, actions}) {
      const {last: version} = loadedDocs(allContent);
      const data = allContent['catalogue']?.['default'] as unknown[];
      const thumbnails = await readThumbnails(siteDir);
      const input = {
        siteDir,
        baseUrl,
        generatedFilesDir,
        guides: guidesOf(version, baseUrl, thumbnails),
        thumbnails,
        titles: new Map(
          version.docs.map(({permalink, title}) => [withoutBase(permalink, baseUrl), title]),
        ),
        tagPaths: tagPathsOf(version, baseUrl),
      };
      for (const [index, one] of used.entries()) {
        for (const route of await one.toRoutes(data[index], input)) actions.addRoute(route);
      }
    },
  };
}
