import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectInlineHashes, type InlineHashes} from './inlineHashes';
import type {Options} from './options';
import {securityHeaders, toHeadersFile, toNginxInclude} from './securityHeaders';

/** Writes the security headers that fit the pages of a build; see README.md. */
export default function headers({i18n}: LoadContext, options: unknown): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir, siteConfig}) {
      const isDefaultLocale = i18n.currentLocale === i18n.defaultLocale;
      // Docusaurus builds other locales later, into subfolders. One policy covers them all.
      const root = isDefaultLocale ? outDir : path.dirname(outDir);
      const baseUrl = isDefaultLocale
        ? siteConfig.baseUrl
        : siteConfig.baseUrl.replace(/[^/]+\/$/, '');
      const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
      for (const name of await readdir(root, {recursive: true}))
        if (name.endsWith('.html'))
          collectInlineHashes(await readFile(path.join(root, name), 'utf8'), hashes);
      const lines = securityHeaders(hashes, options as Options);
      await writeFile(path.join(root, '_headers'), toHeadersFile(lines, baseUrl));
      await writeFile(path.join(root, 'nginx-headers.conf'), toNginxInclude(lines));
    },
  };
}
