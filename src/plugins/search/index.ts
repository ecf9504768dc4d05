import path from 'node:path';
import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import {afterCompile} from '../../lib/afterCompile';
import {emitFiles, type EmittedFile} from '../../lib/emitFiles';
import {isProduction} from '../../lib/isProduction';
import {inThread} from '../../lib/pool';
import {bundleScripts} from './bundleScripts';
import {filesMetaName} from './client/embedded/fetchIndex';
import {growthWarning, indexSize} from './growth';
import {indexNames, type IndexFiles} from './indexFiles';
import {makeIndexFiles} from './makeIndexFiles';
import type {Options} from './options';
import {sourceFolders} from './sources';
import {writeFiles} from './writeFiles';

/** Folder of the index, below the site's base path. */
const route = 'search';

interface Content {
  scripts: EmittedFile[];
  files: IndexFiles;
}

/** The `meta` element with the names of the search files; see `SiteFiles`. */
function metaOf(scripts: readonly EmittedFile[], ...indexes: readonly string[]): HtmlTags {
  const names = [...scripts.map(({name}) => name), ...indexes];
  return [{tagName: 'meta', attributes: {name: filesMetaName, content: names.join(' ')}}];
}

/** Makes scripts and embedded index of the search, in builds and in the dev server. */
export default function searchPlugin(context: LoadContext, options: Options): Plugin {
  return isProduction ? builtIndex(context, options) : liveIndex(context, options);
}

function builtIndex({siteDir, i18n}: LoadContext, options: Options): Plugin {
  return {
    name: 'search',
    loadContent: async (): Promise<Content> => ({
      scripts: await bundleScripts(),
      files: await makeIndexFiles(
        {...options, siteDir, language: i18n.currentLocale},
        {keep: true},
      ),
    }),
    injectHtmlTags({content}) {
      const {scripts, files} = content as Content;
      const {titles, index} = indexNames(files);
      return {headTags: metaOf(scripts, titles, index)};
    },
    configureWebpack: (_config, isServer, _utils, content) =>
      isServer ? {} : {plugins: [emitFiles((content as Content).scripts)]},
    async postBuild({content, outDir}) {
      const {files} = content as Content;
      await writeFiles(path.join(outDir, route), files);
      const warning = growthWarning(indexSize(files), options.comfortableSize);
      if (warning) console.warn(`[search] ${warning}`);
    },
  };
}

/** Makes the index in a thread after each compilation, because pages must not wait for it. */
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
    loadContent: bundleScripts,
    injectHtmlTags: ({content}) => ({headTags: metaOf(content as EmittedFile[])}),
    configureWebpack: (_config, isServer, _utils, content) =>
      isServer
        ? {}
        : ({
            plugins: [
              emitFiles(content as EmittedFile[]),
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
