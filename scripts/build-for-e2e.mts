/*
 * Builds what the browser tests look at: the site under a preview's base path and the fixture sites. With names, only those of
 * tests/e2e/sites.ts: tsx scripts/build-for-e2e.mts site fixture.
 */
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {sites} from '../tests/e2e/sites';

const names = process.argv.slice(2);

for (const {name, siteDir, outDir, baseUrl, environment = {}} of sites) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`[e2e] building ${name} for ${baseUrl}`);
  const {status} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', siteDir, '--out-dir', outDir], {
    stdio: 'inherit',
    env: {...process.env, BASE_URL: baseUrl, SITE_URL: 'http://localhost', ...environment},
  });
  if (status !== 0) process.exit(status ?? 1);
}
