import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {startApplication} from './openPage';
import {siteNamed} from './sites';

/** Kinds of files, with the resource types of the browser. */
const kinds = {
  html: 'document',
  css: 'stylesheet',
  js: 'script',
  images: 'image',
  fonts: 'font',
} as const;
type Kind = keyof typeof kinds;
type Budget = Record<Kind | 'jsBeforeUse', number> & {page: string};

const {outDir, baseUrl} = siteNamed('site');
const {pages: budgets} = JSON.parse(readFileSync('tests/perf/budgets.json', 'utf8')) as {
  pages: Record<string, Budget>;
};

/**
 * Transfer size in kB of a file of the build. Text is compressed with gzip. Images and fonts are
 * already compressed.
 */
function kilobytes(url: string): number {
  const name = decodeURIComponent(new URL(url).pathname).slice(baseUrl.length);
  const file = ['', '.html', '/index.html', 'index.html']
    .map((suffix) => path.join(outDir, name + suffix))
    .find(isFile);
  if (!file) return 0;
  const body = readFileSync(file);
  return (/\.(png|webp|woff2|ico)$/.test(file) ? body : gzipSync(body, {level: 9})).length / 1000;
}

function isFile(file: string): boolean {
  return readdirSync(path.dirname(file), {withFileTypes: true}).some(
    (entry) => entry.isFile() && entry.name === path.basename(file),
  );
}

for (const [type, budget] of Object.entries(budgets)) {
  test(`a ${type} page stays within its budget`, async ({page}) => {
    const seen = new Map<string, string>();
    page.on('request', (request) => {
      // Prefetched files of other pages do not count.
      if (
        request.headers()['purpose'] === 'prefetch' ||
        request.headers()['sec-purpose'] === 'prefetch'
      )
        return;
      seen.set(request.url(), request.resourceType());
    });
    const total = (kind: Kind): number =>
      [...seen]
        .filter(([url, resource]) => resource === kinds[kind] && url.startsWith('http'))
        .reduce((sum, [url]) => sum + kilobytes(url), 0);

    await page.goto(budget.page);
    await page.waitForLoadState('load');
    const measured: Record<string, number> = {jsBeforeUse: total('js')};
    await startApplication(page);
    for (const kind of Object.keys(kinds) as Kind[]) measured[kind] = total(kind);
    console.log(
      `${type}: ${JSON.stringify(measured, (_key, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))}`,
    );
    expect(measured['html']).toBeGreaterThan(1);
    for (const [kind, size] of Object.entries(measured))
      expect(size, `${kind} of ${budget.page} in kB`).toBeLessThanOrEqual(budget[kind as Kind]);
  });
}
