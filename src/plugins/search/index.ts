import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterCompile} from '../../lib/afterCompile';
import {isProduction} from '../../lib/isProduction';
import {inThread} from '../../lib/pool';
import {indexMetaName} from './client/embedded/fetchIndex';
import {growthWarning, indexSize} from './growth';
import {indexName, type IndexFiles} from './indexFiles';
import {makeIndexFiles} from './makeIndexFiles';
import type {Options} from './options';
import {sourceFolders} from './sources';
import {writeFiles} from './writeFiles';

/** Folder of the index, below the site's base path. */
const route = 'search';

/** Makes the embedded search index: under `search/` of a build, and live in the dev server. */
export default function searchPlugin(context: LoadContext, options: Options): Plugin {
  return isProduction ? builtIndex(context, options) : liveIndex(context, options);
}

function builtIndex({siteDir, i18n}: LoadContext, options: Options): Plugin {
  return {
    name: 'search',
    loadContent: () =>
      makeIndexFiles({...options, siteDir, language: i18n.currentLocale}, {keep: true}),
    injectHtmlTags: ({content}) => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: indexMetaName, content: indexName(content as IndexFiles)},
        },
      ],
    }),
    async postBuild({content, outDir}) {
      const files = content as IndexFiles;
      await writeFiles(path.join(outDir, route), files);
      const warning = growthWarning(indexSize(files), options.comfortableSize);
      if (warning) console.warn(`[search] ${warning}`);
    },
  };
}

/** The index is made in a thread, again after each compilation: nobody waits for it to see a page. */
function liveIndex(
  {siteDir, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {playlist, ...options}: Options,
): Plugin {
  const folder = path.join(generatedFilesDir, 'search-index');
  async function refresh(): Promise<void> {
    await inThread(import.meta.url, './indexInThread.ts', 'writeIndex', {
      ...options,
      siteDir,
      language: i18n.currentLocale,
      playlist: playlist?.(),
      folder,
    });
  }
  return {
    name: 'search',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : ({
            plugins: [
              afterCompile(
                sourceFolders.map((name) => path.join(siteDir, name)),
                refresh,
              ),
            ],
            devServer: {
              static: [{directory: folder, publicPath: `${baseUrl}${route}`, watch: false}],
            },
          } as object),
  };
}
