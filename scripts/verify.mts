/*
 * npm run verify [-- PATH …]: runs the real tools on the samples and writes data/verified.json.
 * With paths, it tests only the samples of files below them. `--stage` selects one stage.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';
import type {VerifiedSamples} from '../src/schemas/verified';
import {verificationLevels} from '../src/schemas/verified';
import {verifyCharts} from './verify/charts.mts';
import {verifyCustomResources} from './verify/customResources.mts';
import {verifyManifests} from './verify/kubernetes.mts';
import {readGroups, regionsOf} from './verify/readGroups.mts';
import {verifyRuns} from './verify/run.mts';
import {verifyTerraform} from './verify/terraform.mts';
import {findTools, wanted, type ToolName} from './verify/tools.mts';
import type {Outcome, StageResult} from './verify/types.mts';

const output = 'data/verified.json';

const {values, positionals: paths} = parseArgs({
  allowPositionals: true,
  options: {
    stage: {type: 'string', multiple: true},
    'lowest-provider': {type: 'string', default: '1.36.54'},
  },
});

const {groups, variables} = await readGroups(process.cwd());
const regions = regionsOf(variables);
const only = (file: string): boolean =>
  paths.length === 0 || paths.some((path) => file.startsWith(path));
for (const path of paths)
  if (!groups.some(({file}) => file.startsWith(path))) {
    console.error(`${path}: no page or template. Fix: name a path below docs/ or templates/.`);
    process.exit(1);
  }

for (const name of Object.keys(wanted) as ToolName[]) {
  const found = findTools(name);
  console.log(
    found.length > 0
      ? `${name}: ${found.map((each) => `${each.name} ${each.version}`).join(', ')}`
      : `${name}: missing, ${wanted[name].get}`,
  );
}

const stages: Record<string, () => Promise<StageResult> | StageResult> = {
  terraform: () =>
    verifyTerraform(groups, {
      variables,
      regions,
      versions: [values['lowest-provider'], undefined],
      only,
    }),
  definitions: () => verifyCustomResources(groups, only),
  manifests: () => verifyManifests(groups, only),
  charts: () => verifyCharts(groups, only),
  run: () => verifyRuns(groups, only),
};

const outcomes: Outcome[] = [];
const refused = new Set<string>();
let failures = 0;
for (const [name, stage] of Object.entries(stages)) {
  if (values.stage && !values.stage.includes(name)) continue;
  const result = await stage();
  outcomes.push(...result.outcomes);
  failures += result.failures.length;
  const wheres = new Map<string, Set<string>>();
  for (const {file, line, stage: where, message} of result.failures) {
    refused.add(`${file}:${line}`);
    const text = `${file}:${line} ${message}`;
    wheres.set(text, (wheres.get(text) ?? new Set()).add(where));
  }
  for (const [text, where] of wheres) console.log(`${text} [${[...where].join(', ')}]`);
  for (const reason of new Set(result.skipped)) console.log(`skipped: ${reason}`);
  console.log(
    `${name}: ${result.outcomes.length} samples, ${result.failures.length} failures, ${result.skipped.length} skipped`,
  );
  // The whole run takes half an hour. Write now, so that an interrupted run saves finished stages.
  write();
}
process.exitCode = failures > 0 ? 1 : 0;

/** Preserves results of existing samples that this run did not test, or tested with fewer tools. */
function write(): void {
  const known = existsSync(output)
    ? (JSON.parse(readFileSync(output, 'utf8')) as VerifiedSamples)
    : {};
  const rank = (level: Outcome['level']): number => verificationLevels.indexOf(level);
  const on = new Date().toISOString().slice(0, 10);
  const current: VerifiedSamples = {};
  for (const {samples} of groups)
    for (const {hash, file, line} of samples) {
      if (refused.has(`${file}:${line}`)) continue;
      const tried = outcomes
        .filter(({sample}) => sample.hash === hash)
        .sort((a, b) => rank(b.level) - rank(a.level));
      const [best] = tried;
      const before = known[hash];
      const isBetter =
        best &&
        (!before ||
          rank(best.level) > rank(before.level) ||
          (best.level === before.level && best.tools.length >= before.tools.length));
      if (isBetter) current[hash] = {level: best.level, tools: best.tools, on};
      else if (before) current[hash] = before;
    }
  const lines = Object.keys(current)
    .sort()
    .map((hash) => `  ${JSON.stringify(hash)}: ${JSON.stringify(current[hash])}`);
  writeFileSync(output, `{\n${lines.join(',\n')}\n}\n`);
}
