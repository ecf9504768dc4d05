import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import {afterCompile} from '../../lib/afterCompile';
import {isProduction} from '../../lib/isProduction';
import {inThread} from '../../lib/pool';
import {bundleScripts, type Scripts} from './bundleScripts';
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
  scripts: Scripts;
  files: IndexFiles;
}

/** The `meta` element with the names of the search files; see `SiteFiles`. */
function metaOf(names: readonly string[]): HtmlTags {
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
      return {headTags: metaOf([...scripts.keys(), titles, index])};
    },
    async postBuild({content, outDir}) {
      const {scripts, files} = content as Content;
      await writeFiles(path.join(outDir, route), files);
      for (const [name, script] of scripts) await writeFile(path.join(outDir, name), script);
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
  const scriptFolder = path.join(generatedFilesDir, 'search-scripts');
  return {
    name: 'search',
    loadContent: bundleScripts,
    async contentLoaded({content}) {
      const scripts = content as Scripts;
      for (const [name, script] of scripts) {
        const file = path.join(scriptFolder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, script);
      }
    },
    injectHtmlTags: ({content}) => ({headTags: metaOf([...(content as Scripts).keys()])}),
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
              static: [
                {directory: folder, publicPath: `${baseUrl}${route}`, watch: false},
                {directory: scriptFolder, publicPath: baseUrl, watch: false},
              ],
            },
          } as object),
  };
}
