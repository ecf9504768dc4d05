import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
/** Limit of a page's own scripts with its data, gzip, in bytes. Shared scripts do not count. */
const limit = 19_500;

/** Scripts that ran, as paths below the base path. Prefetched scripts are not included. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await openPage(page, address);
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => new URL(name).pathname),
  );
  return urls.filter((url) => url.endsWith('.js')).map((url) => url.slice(baseUrl.length));
}

test('pages add little JavaScript to the scripts of every page', async ({page}, testInfo) => {
  test.slow();
  const common = new Set(await scriptsOf(page, 'markdown-page'));
  for (const address of [
    'docs',
    'docs/compare',
    'portfolio',
    'templates',
    'templates/vpc-with-subnets-and-nat',
    'webinars',
    'whats-new',
  ]) {
    const added = (await scriptsOf(page, address)).filter((script) => !common.has(script));
    const bytes = added.reduce(
      (sum, script) => sum + gzipSync(readFileSync(path.join(outDir, script))).length,
      0,
    );
    testInfo.annotations.push({type: 'weight', description: `${address}: ${bytes} bytes`});
    console.log(`${address}: ${bytes} bytes gzip`);
    expect.soft(bytes, address).toBeLessThan(limit);
    expect.soft(bytes, address).toBeGreaterThan(0);
  }
});
