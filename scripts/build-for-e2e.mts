/*
 * Builds the sites for the browser tests: the site under the base path of a preview, and the
 * fixture sites. Names from tests/e2e/sites.ts select some of them:
 *   tsx scripts/build-for-e2e.mts site fixture
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {checkArticles} from '../src/content/evidence';
import {sites, type TestSite} from '../tests/e2e/sites';

const names = process.argv.slice(2);
const wanted = sites.filter(({name}) => names.length === 0 || names.includes(name));

/** Prints the output when the build has ended. @returns the exit status of the build */
function build({name, siteDir, outDir, baseUrl, environment = {}}: TestSite): Promise<number> {
  console.log(`[e2e] building ${name} for ${baseUrl}`);
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(
      'npx',
      ['--no-install', 'docusaurus', 'build', siteDir, '--out-dir', outDir],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
          ...process.env,
          BASE_URL: baseUrl,
          SITE_URL: 'http://localhost',
          ...environment,
        },
      },
    );
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (status) => {
      process.stdout.write(`[e2e] ${name}:\n${output}`);
      resolve(status ?? 1);
    });
  });
}

/**
 * Builds the sites in turn and stops at the first failure. Sites with the same folder cannot build
 * at the same time, because the generator writes into that folder.
 */
async function buildAll(lane: readonly TestSite[]): Promise<number> {
  for (const site of lane) {
    const status = await build(site);
    if (status !== 0) return status;
  }
  return 0;
}

// A build shows the evidence of the content checks, so the checks run first.
for (const {name, siteDir} of wanted)
  if (name === 'site' || name === 'fixture') await checkArticles(siteDir);

// Half of a build uses one core only, so the small sites build at the same time as the real site.
const lanes = [
  wanted.filter(({name}) => name === 'site'),
  wanted.filter(({name}) => name !== 'site'),
];
const failed = (await Promise.all(lanes.map(buildAll))).find((status) => status !== 0);
process.exitCode = failed ?? 0;
