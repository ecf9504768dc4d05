/*
 * npm test: everything that CI runs, in the order in which a mistake shows soonest. Plain JavaScript, because it runs in a fresh clone
 * before anything is installed. Each step says how long it took; the first that fails ends the run.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const steps = [
  ['set up', 'node', ['scripts/setup.mjs', 'dependencies', 'tools', 'browser']],
  ['check', 'npm', ['run', '--silent', 'check']],
  ['unit tests', 'npm', ['run', '--silent', 'test:unit']],
  ['build for the browser tests', 'npx', ['--no-install', 'tsx', 'scripts/build-for-e2e.mts']],
  ['browser tests', 'npx', ['--no-install', 'playwright', 'test']],
];

const started = Date.now();
for (const [title, command, args] of steps) {
  const begin = Date.now();
  console.log(`\n▶ ${title}`);
  const {status, error} = spawnSync(command, args, {cwd: root, stdio: 'inherit'});
  const seconds = Math.round((Date.now() - begin) / 1000);
  if (error || status !== 0) {
    console.error(`✖ ${title} failed after ${seconds} s${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
  console.log(`✔ ${title} (${seconds} s)`);
}
console.log(`\n✔ all of it (${Math.round((Date.now() - started) / 1000)} s)`);
console.log(`${steps.length} passed, 0 failed`);
