import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectInlineHashes, type InlineHashes} from './inlineHashes';
import {moveStyles, toStyleSheet} from './moveStyles';
import type {Options} from './options';
import {securityHeaders, toHeadersFile, toNginxInclude} from './securityHeaders';

/** Makes the pages fit a strict Content-Security-Policy and writes that policy; see README.md. */
export default function securityHeadersPlugin({i18n}: LoadContext, options: unknown): Plugin {
  return {
    name: 'security-headers',
    getClientModules: () => [fileURLToPath(new URL('./client/restoreStyles.ts', import.meta.url))],
    async postBuild({outDir, siteConfig}) {
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      // Other locales are built after the default one, into folders of it; one policy covers them all.
      const root = isDefaultLocale ? outDir : path.dirname(outDir);
      const baseUrl = isDefaultLocale ? siteConfig.baseUrl : siteConfig.baseUrl.replace(/[^/]+\/$/, '');
      await makePagesStrict(outDir, siteConfig.baseUrl);

      const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
      for (const {name, html} of await readHtml(root)) collectInlineHashes(html, name, hashes);
      const headers = securityHeaders(hashes, options as Options);
      await writeFile(path.join(root, '_headers'), toHeadersFile(headers, baseUrl));
      await writeFile(path.join(root, 'nginx-headers.conf'), toNginxInclude(headers));
    },
  };
}

/** Rewrites the pages that have style attributes, and writes the one sheet that replaces them. */
async function makePagesStrict(outDir: string, baseUrl: string): Promise<void> {
  const pages = (await readHtml(outDir)).map(({name, html}) => ({name, ...moveStyles(html)}));
  const changed = pages.filter(({declarations}) => declarations.size > 0);
  if (changed.length === 0) return;
  const sheet = toStyleSheet(new Set(changed.flatMap(({declarations}) => [...declarations])));
  const name = `assets/css/inline.${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(path.join(outDir, name), sheet);
  const link = `<link rel="stylesheet" href="${baseUrl}${name}">`;
  await Promise.all(changed.map(({name: page, html}) => writeFile(path.join(outDir, page), html.replace('</head>', `${link}</head>`))));
}

async function readHtml(folder: string): Promise<{name: string; html: string}[]> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(names.map(async (name) => ({name, html: await readFile(path.join(folder, name), 'utf8')})));
}
