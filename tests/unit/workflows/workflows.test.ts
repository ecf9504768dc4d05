import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, string>;
}
interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const names = readdirSync(folder);
const texts = new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
const read = (name: string): Workflow => parse(texts.get(name) ?? '', {strict: true}) as Workflow;
const scripts = (
  JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}
).scripts;

describe.each(names)('%s', (name) => {
  const workflow = read(name);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins every action to a commit, with its version as a comment', () => {
    const lines = (texts.get(name) ?? '').split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({uses}) => uses).length);
    for (const line of lines)
      expect(line).toMatch(/uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('grants no write permission by default, and limits the time of each job', () => {
    expect(Object.values(workflow.permissions ?? {write: 'write'})).not.toContain('write');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('inserts no external text into a script', () => {
    for (const {run, with: inputs} of steps)
      expect(`${run ?? ''}${String(inputs?.['script'] ?? '')}`).not.toMatch(/\$\{\{/);
  });

  it('runs npm scripts that exist', () => {
    const called = steps.flatMap(({run}) =>
      [...(run ?? '').matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script = '']) => script),
    );
    for (const script of called) expect(Object.keys(scripts)).toContain(script);
  });
});

it('runs the checks on every supported version of Node', () =>
  expect(texts.get('check.yml')).toContain('node: [20, 22, 24]'));

it('a preview of a fork is built without secrets and without rights', () => {
  const text = texts.get('preview-build.yml') ?? '';
  expect(text).not.toMatch(/secrets\.|github\.token/);
  expect(read('preview-build.yml').permissions).toEqual({contents: 'read'});
});

it('workflows with rights never run code of a pull request', () => {
  for (const name of ['preview-deploy.yml', 'preview-remove.yml']) {
    for (const {uses, run, with: inputs} of Object.values(read(name).jobs).flatMap(
      (job) => job.steps,
    )) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['ref']).toBe('gh-pages');
      expect(run ?? '').not.toMatch(/\b(npm|npx|node)\b/);
    }
  }
});

it('a deployment writes the build cache without reading it, and previews read it', () => {
  const uses = (name: string): string[] =>
    Object.values(read(name).jobs).flatMap(({steps}) =>
      steps.flatMap(({uses: action}) => action ?? []),
    );
  expect(uses('deploy.yml').filter((action) => action.startsWith('actions/cache'))).toEqual([
    expect.stringMatching(/^actions\/cache\/save@/),
  ]);
  expect(uses('preview-build.yml')).toContainEqual(expect.stringMatching(/^actions\/cache@/));
});

it('the deployment passes on every setting of a build', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const build = read('deploy.yml').jobs['build']?.steps.find(({run}) => run === 'npm run build');
  // Another job has the admin key. Only tests set the address of the video platform.
  const wanted = settings.filter(
    (name) => name !== 'TYPESENSE_ADMIN_KEY' && name !== 'YOUTUBE_API_URL',
  );
  expect(Object.keys(build?.env ?? {}).sort()).toEqual(wanted.sort());
});

it('only the job that fills the search servers has the write key', () => {
  const holders = names.filter((name) => texts.get(name)?.includes('secrets.TYPESENSE_ADMIN_KEY'));
  expect(holders).toEqual(['deploy.yml']);
  const {build, publish} = read('deploy.yml').jobs;
  expect(JSON.stringify([build, publish])).not.toContain('TYPESENSE_ADMIN_KEY');
});
