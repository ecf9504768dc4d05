/*
 * npm run screenshots: takes the screenshots in README.md from the site of the browser tests. Run
 * npm run test:e2e first, because it builds that site.
 */
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {chromium} from '@playwright/test';
import {siteNamed} from '../tests/e2e/sites';
import {createStaticServer} from './staticServer.mts';

const folder = '.github/images';
const pictures = [
  {name: 'home-light', address: '', colorScheme: 'light'},
  {name: 'home-dark', address: '', colorScheme: 'dark'},
  {
    name: 'guide',
    address: 'docs/blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce',
    colorScheme: 'light',
  },
] as const;

const site = siteNamed('site');
if (!existsSync(path.join(site.outDir, 'index.html'))) {
  console.error('There is no built site: run "npm run test:e2e" first.');
  process.exit(1);
}
const port = site.port + 60;
const server = createStaticServer({root: path.resolve(site.outDir), baseUrl: site.baseUrl}).listen(
  port,
);
const {executablePath} = JSON.parse(readFileSync('.cache/browser.json', 'utf8')) as {
  executablePath: string | null;
};
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(folder, {recursive: true});
for (const {name, address, colorScheme} of pictures) {
  const page = await browser.newPage({viewport: {width: 1200, height: 750}, colorScheme});
  await page.goto(`http://localhost:${port}${site.baseUrl}${address}`);
  await page.screenshot({path: `${folder}/${name}.png`});
  console.log(`${folder}/${name}.png`);
  await page.close();
}
await browser.close();
server.close();
