import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineCriticalStyles} from './criticalStyles';
import {collectInlineHashes, type InlineHashes} from './inlineHashes';
import type {Options} from './options';
import {securityHeaders, toHeadersFile, toNginxInclude} from './securityHeaders';

/** Adds critical styles to the built pages and writes the matching headers. See README.md. */
export default function builtPages({i18n}: LoadContext, options: unknown): Plugin {
  return {
    name: 'built-pages',
    async postBuild({outDir, siteConfig}) {
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      // Docusaurus builds other locales later, into subfolders. One policy is for all of them.
      const root = isDefaultLocale ? outDir : path.dirname(outDir);
      const baseUrl = isDefaultLocale
        ? siteConfig.baseUrl
        : siteConfig.baseUrl.replace(/[^/]+\/$/, '');
      const pagesBelow = async (folder: string): Promise<string[]> =>
        (await readdir(folder, {recursive: true}))
          .filter((name) => name.endsWith('.html'))
          .map((name) => path.join(folder, name));
      await inlineCriticalStyles(await pagesBelow(outDir), outDir, siteConfig.baseUrl);
      const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
      for (const file of await pagesBelow(root))
        collectInlineHashes(await readFile(file, 'utf8'), hashes);
      const lines = securityHeaders(hashes, options as Options);
      await writeFile(path.join(root, '_headers'), toHeadersFile(lines, baseUrl));
      await writeFile(path.join(root, 'nginx-headers.conf'), toNginxInclude(lines));
    },
  };
}
