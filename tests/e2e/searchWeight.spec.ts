import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {searchFor} from './searchDialog';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const {search: budget} = JSON.parse(readFileSync('tests/perf/budgets.json', 'utf8')) as {
  search: {code: number; titles: number; index: number};
};

/** Transfer size in kB of a file of the build, compressed as `npm run precompress` does it. */
function kilobytes(url: string): number {
  const body = readFileSync(
    path.join(outDir, decodeURIComponent(new URL(url).pathname).slice(baseUrl.length)),
  );
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length / 1000;
}

test('the files for the first result, and for all results, stay within their budget', async ({
  page,
  context,
}) => {
  await openPage(page, 'docs/caf');
  await page.waitForLoadState('networkidle');
  const fetched = new Set<string>();
  context.on('request', (request) => fetched.add(request.url()));
  // Excerpts load after the results. The results must not need them.
  await context.route(/\/search\/text\..*\.json$/, () => undefined);
  const {status} = await searchFor(page, 'keycloak');
  await expect(status).toContainText('results');

  const needed = [...fetched].filter((url) => !/\/search\/text\./.test(url));
  const sizes = needed.map((url) => ({
    file: path.posix.basename(new URL(url).pathname),
    kB: kilobytes(url),
  }));
  console.log(
    `before the results: ${sizes.map(({file, kB}) => `${file} ${kB.toFixed(1)}`).join(', ')}`,
  );
  for (const part of [/^titles\./, /^index\./, /^search-dialog\./, /^search-worker\./])
    expect(sizes.map(({file}) => file).join('\n')).toMatch(new RegExp(part, 'm'));
  const weightOf = (kind: RegExp): number =>
    sizes.filter(({file}) => kind.test(file)).reduce((sum, {kB}) => sum + kB, 0);
  expect(weightOf(/\.js$/)).toBeLessThanOrEqual(budget.code);
  expect(weightOf(/^titles\./)).toBeLessThanOrEqual(budget.titles);
  expect(weightOf(/^index\./)).toBeLessThanOrEqual(budget.index);
});
