/*
 * npm test: everything that CI runs. Quick checks run first. The first failed step ends the run.
 * This is plain JavaScript, because it runs in a fresh clone before the dependencies are installed.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const tsx = ['--no-install', 'tsx'];

/** Each row runs after the one before it. The steps of one row run at the same time. */
const rows = [
  [['set up', 'node', ['scripts/setup.mjs', 'dependencies', 'tools', 'browser']]],
  [['check', 'npm', ['run', '--silent', 'check']]],
  [
    ['unit tests', 'npm', ['run', '--silent', 'test:unit']],
    ['build for the browser tests', 'npx', [...tsx, 'scripts/build-for-e2e.mts']],
  ],
  [['browser tests', 'npx', ['--no-install', 'playwright', 'test']]],
];

const secondsSince = (begin) => Math.round((Date.now() - begin) / 1000);

/** Runs a step. Steps of the same row print their output when they end. @returns success */
function run([title, command, args], isAlone) {
  const begin = Date.now();
  console.log(`\n▶ ${title}`);
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data));
    child.on('error', ({message}) => (output += message));
    child.on('close', (status) => {
      process.stdout.write(output);
      const outcome = status === 0 ? `✔ ${title}` : `✖ ${title} failed`;
      console.log(`${outcome} (${secondsSince(begin)} s)`);
      resolve(status === 0);
    });
  });
}

const started = Date.now();
let passed = 0;
for (const row of rows) {
  const results = await Promise.all(row.map((step) => run(step, row.length === 1)));
  if (results.includes(false)) process.exit(1);
  passed += row.length;
}

// Use the same paths as tests/e2e/nginx.ts.
const nginxPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const missing = nginxPlaces.some((file) => existsSync(file))
  ? ''
  : '; the nginx tests did not run, because nginx is not installed';
const server = process.env['TYPESENSE_BIN']
  ? ''
  : '; search ran on a stand-in for Typesense, because TYPESENSE_BIN is not set';
console.log(`\n✔ all steps (${secondsSince(started)} s)`);
console.log(`${passed} passed, 0 failed${missing}${server}`);
