import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Folders whose code decides what compiled pages and figures look like. */
const codeFolders = ['src/config', 'src/content', 'src/lib', 'src/schemas', 'src/plugins'];
/** Data that Markdown plugins read while they compile a page. */
const dataFiles = ['data/variables.yml', 'data/services.yml'];

/**
 * The bundler keeps compiled modules between builds and knows only which files each was made from, not our code that made it. Naming that code as a
 * dependency of the whole build drops the cache when it changes, so that a warm build shows the same as a cold one. The dev server keeps its modules in
 * memory only: what the bundler has on disk is damaged when the server ends while it writes, and the next one then dies at its start (seen with rspack
 * 1.7.12: "Panic occurred at runtime").
 */
export default function buildCachePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      if (!config.experiments || !('cache' in config.experiments)) return {};
      if (!isProduction) return {mergeStrategy: {'experiments.cache': 'replace'}, experiments: {cache: {type: 'memory'}}};
      return {experiments: {cache: {buildDependencies: listBuildDependencies(siteDir)}}};
    },
  };
}

/** Absolute paths of the files that a compiled page depends on beside its own source. Browser code is the bundler's own to watch. */
function listBuildDependencies(siteDir: string): string[] {
  const code = codeFolders.flatMap((folder) => {
    const absolute = path.join(repository, folder);
    return readdirSync(absolute, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && /\.(ts|tsx|cjs|mts|json)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.split(path.sep).includes('client'));
  });
  return [...code, ...dataFiles.map((file) => path.join(siteDir, file))].sort();
}
