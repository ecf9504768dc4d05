/*
 * npm run check: types, lint, format, spelling, dependencies and content. Two checks run at a time.
 * A failure does not stop the others, so one run reports every mistake. This is plain JavaScript,
 * because `npm test` runs it first.
 */
import {spawn} from 'node:child_process';
import process from 'node:process';

/** The longest checks are first, so that both lanes end at about the same time. */
const checks = [
  'check:lint',
  'check:types',
  'check:content',
  'check:spelling',
  'check:dependencies',
  'check:format',
  'check:style',
];
const lanes = 2;

/** @returns {Promise<boolean>} whether the check passed */
function run(name) {
  return new Promise((resolve) => {
    const begin = Date.now();
    let output = '';
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env},
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += data));
    child.on('close', (status) => {
      process.stdout.write(output);
      const seconds = Math.round((Date.now() - begin) / 1000);
      console.log(`${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)`);
      resolve(status === 0);
    });
  });
}

const waiting = [...checks];
let failed = false;
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    failed = !(await run(name)) || failed;
}
await Promise.all(Array.from({length: lanes}, work));
process.exit(failed ? 1 : 0);
