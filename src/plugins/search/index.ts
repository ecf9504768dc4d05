import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexMetaName} from './client/embedded/fetchIndex';
import {growthWarning, indexSize} from './growth';
import {indexName, toIndexFiles, type IndexFiles} from './indexFiles';
import type {Options} from './options';
import {readSources, watchedFiles} from './sources';
import {synonymGroups} from './synonymGroups';
import {toRecords} from './toRecords';
import {writeFiles} from './writeFiles';

/** Folder of the index, below the site's base path. */
const route = 'search';

/** Makes the embedded search index: under `search/` of a build, and live in the dev server. */
export default function searchPlugin({siteDir, baseUrl, generatedFilesDir, i18n}: LoadContext, options: Options): Plugin {
  const liveFolder = path.join(generatedFilesDir, 'search-index');
  const language = i18n.currentLocale;
  return {
    name: 'search',
    getPathsToWatch: () => watchedFiles.map((pattern) => path.join(siteDir, pattern)),
    async loadContent() {
      const sources = await readSources({...options, siteDir, language});
      return toIndexFiles(toRecords(sources, language), synonymGroups(sources));
    },
    async contentLoaded({content}) {
      await writeFiles(liveFolder, content as IndexFiles);
    },
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'meta', attributes: {name: indexMetaName, content: indexName(content as IndexFiles)}}],
    }),
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: liveFolder, publicPath: `${baseUrl}${route}`, watch: false}]},
      }) as object,
    async postBuild({content, outDir}) {
      const files = content as IndexFiles;
      await writeFiles(path.join(outDir, route), files);
      const warning = growthWarning(indexSize(files), options.comfortableSize);
      if (warning) logger.warn(warning);
    },
  };
}
