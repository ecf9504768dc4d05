import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteNamed} from './sites';

const {baseUrl, outDir} = siteNamed('site');

/** Every page of the sitemap, as a path below the base path. */
export function pagesOfSitemap(): string[] {
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(baseUrl.length),
  );
}
