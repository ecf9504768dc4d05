import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options as LoaderOptions} from '@docusaurus/mdx-loader/lib/options.js';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor.js';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {cached} from '../../lib/buildCache';

/** A rule of the bundler that compiles pages, as the stock plugin makes it. */
export type PageRule = {use: [{options: LoaderOptions}]};

/** What the pages of a site are compiled with. */
export interface CompileContext {
  context: LoadContext;
  options: PluginOptions;
  content: LoadedContent;
}

/** Lets the loader of the pages take them from disk, compiled, where an earlier build has left them. The text of a page and `surroundings` tell which. */
export async function keepCompiled({use: [{options}]}: PageRule, site: CompileContext): Promise<void> {
  const {processors} = options;
  if (!processors) throw new Error('The loader of pages no longer has `processors`: compare src/plugins/docs with @docusaurus/mdx-loader.');
  const around = await surroundings(site);
  const keep = (format: string, {process}: SimpleProcessor): SimpleProcessor => ({
    process: (page) =>
      cached(site.context.siteDir, {name: 'compiled'}, [format, page.compilerName, page.filePath, page.content, around], async () => {
        const {content, data} = await process(page);
        return {content, data: {contentTitle: data['contentTitle']}};
      }),
  });
  options.processors = {mdProcessor: keep('md', processors.mdProcessor), mdxProcessor: keep('mdx', processors.mdxProcessor)};
}

/** Changes with all that a compiled page says of the world around it: addresses, files that it links to or shows, data, options. */
async function surroundings({context: {siteDir, siteConfigPath, siteConfig, baseUrl}, options, content}: CompileContext): Promise<string> {
  const versions = content.loadedVersions;
  const addresses = versions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink]));
  const hash = createHash('sha256').update(JSON.stringify([baseUrl, siteConfig.markdown, options, addresses]));
  hash.update(await readFile(siteConfigPath));
  const folders = [
    ...versions.flatMap(({contentPath, contentPathLocalized = ''}) => [contentPath, contentPathLocalized].filter(Boolean)),
    ...siteConfig.staticDirectories,
    'data',
  ];
  for (const folder of folders) {
    for (const file of await filesBelow(path.resolve(siteDir, folder))) {
      hash.update(file);
      // Of other pages and of models it says the address alone.
      if (!/\.(mdx?|architecture\.yml)$/.test(file)) hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Absolute paths in their order; a site may not have the folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
