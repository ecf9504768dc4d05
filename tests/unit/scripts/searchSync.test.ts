import {spawn} from 'node:child_process';
import process from 'node:process';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {startStandIn, type StandIn} from '../../typesense/standIn';

/* Tests the output and the exit status of the command. Other tests cover the steps of a sync. */

const adminKey = 'admin-key-of-the-tests';
let server: StandIn;
beforeEach(async () => {
  server = await startStandIn({adminKey});
});
afterEach(() => server.close());

interface Run {
  code: number | null;
  output: string;
}

/** @param onOutput is called with each piece of the output and the process */
function run(
  environment: Record<string, string>,
  onOutput: (text: string, kill: (signal: NodeJS.Signals) => void) => void = () => undefined,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/search-sync.mts'], {
      env: {
        ...process.env,
        TYPESENSE_NODES: server.url,
        TYPESENSE_ADMIN_KEY: adminKey,
        TYPESENSE_SEARCH_KEY: '',
        TYPESENSE_COLLECTION: 'docs',
        ...environment,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        onOutput(chunk.toString(), (signal) => child.kill(signal));
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

test('activates the new records and reports success', {timeout: 240_000}, async () => {
  const {code, output} = await run({});
  expect(output).toMatch(/\[█{30}\] (\d+) of \1/);
  expect(output).toMatch(
    /docs now means docs_\d+\nDone: docs_\d+ is in service\. Kept: nothing\. Dropped: nothing\./,
  );
  expect(code).toBe(0);
  expect(server.state.get('docs').documents.size).toBeGreaterThan(1700);
});

test('a wrong key gives exit code 1 and an instruction', {timeout: 240_000}, async () => {
  const {code, output} = await run({TYPESENSE_ADMIN_KEY: 'a-wrong-key'});
  expect(output).toContain(
    '✖ The server refuses the key in TYPESENSE_ADMIN_KEY\n  Fix: use a key with all actions on all collections.',
  );
  expect(code).toBe(1);
  expect(server.state.aliases.size).toBe(0);
});

test(
  'an interruption ends it with 130, and takes back what it has made',
  {timeout: 240_000},
  async () => {
    const {code, output} = await run({}, (text, kill) => {
      if (!text.includes('making docs_')) return;
      server.mode = 'slow';
      kill('SIGTERM');
    });
    expect(output).toContain('✖ Interrupted\n  Fix: run the command again.');
    expect(code).toBe(130);
    expect(server.state.aliases.size).toBe(0);
    expect([...server.state.collections.keys()]).toEqual([]);
  },
);

test.each([
  [
    {TYPESENSE_NODES: ''},
    'TYPESENSE_NODES is not set\n  Fix: set it to the addresses of the nodes, separated by commas.',
  ],
  [
    {TYPESENSE_ADMIN_KEY: 'short'},
    /^.*TYPESENSE_ADMIN_KEY.*8 to 256 characters.*\n {2}Fix: correct the variables; .*$/s,
  ],
])('%o: prints only an instruction', {timeout: 240_000}, async (variables, words) => {
  const {code, output} = await run(variables);
  const [, said = ''] = /^✖ (.*)\n$/s.exec(output) ?? [];
  expect(said).toMatch(words);
  expect(said.length).toBeLessThan(400);
  expect(code).toBe(1);
});
