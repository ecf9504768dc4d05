import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectInlineHashes, type InlineHashes} from './inlineHashes';
import {type BuiltPage, inlineStyles} from './inlineStyles';
import {moveStyles, toStyleSheet} from './moveStyles';
import type {Options} from './options';
import {securityHeaders, toHeadersFile, toNginxInclude} from './securityHeaders';

/** Finishes the pages that a build wrote, and writes the policy that fits them; see README.md. */
export default function builtPages({i18n}: LoadContext, options: unknown): Plugin {
  return {
    name: 'built-pages',
    getClientModules: () => [fileURLToPath(new URL('./client/restoreStyles.ts', import.meta.url))],
    async postBuild({outDir, siteConfig}) {
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      // Other locales are built after the default one, into folders of it; one policy covers them all.
      const root = isDefaultLocale ? outDir : path.dirname(outDir);
      const baseUrl = isDefaultLocale ? siteConfig.baseUrl : siteConfig.baseUrl.replace(/[^/]+\/$/, '');
      const readSheet = (address: string): Promise<string> => readFile(path.join(outDir, address.slice(siteConfig.baseUrl.length)), 'utf8');
      const pages = moveAllStyles(await inlineStyles(await readHtml(outDir), readSheet));
      await Promise.all(pages.map(({name, html}) => writeFile(path.join(outDir, name), html)));

      const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
      for (const {name, html} of isDefaultLocale ? pages : await readHtml(root)) collectInlineHashes(html, name, hashes);
      const headers = securityHeaders(hashes, options as Options);
      await writeFile(path.join(root, '_headers'), toHeadersFile(headers, baseUrl));
      await writeFile(path.join(root, 'nginx-headers.conf'), toNginxInclude(headers));
    },
  };
}

/** Takes style attributes out of the pages; those that had some all get the same text in their place, so that the policy needs one hash for it. */
function moveAllStyles(pages: readonly BuiltPage[]): BuiltPage[] {
  const moved = pages.map(({name, html}) => ({name, ...moveStyles(html)}));
  const style = `<style>${toStyleSheet(new Set(moved.flatMap(({declarations}) => [...declarations])))}</style>`;
  return moved.map(({name, html, declarations}) => ({
    name,
    html: declarations.size > 0 ? html.replace('</head>', () => `${style}</head>`) : html,
  }));
}

async function readHtml(folder: string): Promise<BuiltPage[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(names.map(async (name) => ({name, html: await readFile(path.join(folder, name), 'utf8')})));
}
