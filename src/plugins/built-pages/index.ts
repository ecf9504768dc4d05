import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectInlineHashes, type InlineHashes} from './inlineHashes';
import {InlineStyles} from './inlineStyles';
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
      await finishPages(outDir, readSheet);

      const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
      for (const name of await htmlFiles(root)) collectInlineHashes(await readFile(path.join(root, name), 'utf8'), name, hashes);
      const headers = securityHeaders(hashes, options as Options);
      await writeFile(path.join(root, '_headers'), toHeadersFile(headers, baseUrl));
      await writeFile(path.join(root, 'nginx-headers.conf'), toNginxInclude(headers));
    },
  };
}

/**
 * Puts styles into the pages, and takes style attributes out of them: pages that had some all get the same text in their place, so that the policy needs
 * one hash for it. Only one page is held at a time.
 */
async function finishPages(folder: string, readSheet: (address: string) => Promise<string>): Promise<void> {
  const files = (await htmlFiles(folder)).map((name) => path.join(folder, name));
  const styles = new InlineStyles();
  const attributes = new Set<string>();
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    styles.collect(html);
    for (const declaration of moveStyles(html).declarations) attributes.add(declaration);
  }
  await styles.make(readSheet);
  const sheet = `<style>${toStyleSheet(attributes)}</style>`;
  for (const file of files) {
    const {html, declarations} = moveStyles(styles.addTo(await readFile(file, 'utf8')));
    await writeFile(file, declarations.size > 0 ? html.replace('</head>', () => `${sheet}</head>`) : html);
  }
}

/** Paths of the pages below a folder, in their order. */
async function htmlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html')).sort();
}
