import path from 'node:path';
import {expect, test} from '@playwright/test';
import {createStaticServer} from '../../scripts/staticServer.mts';
import {siteNamed} from './sites';

test('a site that is served under a wrong base path shows an error on the home page', async ({
  page,
}) => {
  const site = siteNamed('site');
  const port = site.port + 50;
  const server = createStaticServer({
    root: path.resolve(site.outDir),
    baseUrl: '/elsewhere/',
  }).listen(port);
  try {
    await page.goto(`http://localhost:${port}/elsewhere/`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText(`Configured base URL: ${site.baseUrl}`);
    await expect(banner).toContainText('Suggested base URL: /elsewhere/');
    await page.goto(`http://localhost:${port}/elsewhere/docs/blueprints`);
    await page.waitForLoadState('load');
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
  } finally {
    server.close();
  }
});
