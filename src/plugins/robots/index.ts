import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`, which allows everything and names the sitemap. Crawlers request the file
 * only at the root of a host, so a site under a base path is found through its sitemap.
 */
export default function robots({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
      );
    },
  };
}
