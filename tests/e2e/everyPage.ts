import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';
import {siteNamed} from './sites';

const {baseUrl, outDir} = siteNamed('site');

/** Every page of the sitemap, below the base path. */
export function pagesOfSitemap(): string[] {
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(baseUrl.length),
  );
}

/** Whether a page is that of a tag, or of a service without a file. */
export function isGenerated(route: string): boolean {
  const isService = /^docs\/best-practices\/[^/]+\/[^/]+$/.test(route);
  const hasFile = existsSync(`${route}.md`) || existsSync(`${route}/index.md`);
  return route.startsWith('docs/tags/') || (isService && !hasFile);
}

/** Opens pages and collects errors, what the policy refuses, and requests to other hosts. */
export async function problemsOf(page: Page, routes: string[], origin: string): Promise<string[]> {
  const problems = await watchPolicy(page);
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(new URL(origin).origin);
    if (!isOurs && !request.url().startsWith('data:'))
      problems.push(`${page.url()}: asks ${request.url()}`);
  });
  for (const route of routes) await openPage(page, route || './');
  return problems;
}
