/* Validates all Terraform samples of a folder together, and plans them with a mocked provider. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parse as parseHcl} from '@cdktf/hcl2json';
import {parse as parseYaml} from 'yaml';
import {withDefaults, type Variables} from '../../src/schemas/variable';
import {findTool, inParallel, start, type Program} from './tools.mts';
import type {Failure, Region, SampleGroup, StageResult, ToolUse, VerifySample} from './types.mts';

const provider = 'opentelekomcloud/opentelekomcloud';

interface Inputs {
  defaults: Record<string, unknown>;
  pages: Record<string, Record<string, unknown>>;
  files: string[];
  /** The supported regions of pages that do not work in every region. */
  regions: Record<string, string[]>;
  alone: string[];
}

/** A folder of a reader. It has the samples of a page whose titles name the same folder. */
interface Unit {
  name: string;
  group: SampleGroup;
  folder: string;
  samples: Map<string, VerifySample>;
}

interface Diagnostic {
  severity: string;
  summary: string;
  detail?: string;
  range?: {filename: string; start: {line: number}};
}

export interface TerraformOptions {
  variables: Variables;
  regions: readonly Region[];
  /** Versions of the provider. Undefined means the newest version in the registry or the mirror. */
  versions: readonly (string | undefined)[];
  only: (file: string) => boolean;
}

export async function verifyTerraform(
  groups: readonly SampleGroup[],
  options: TerraformOptions,
): Promise<StageResult> {
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const tool = findTool('terraform');
  if (!tool) return result;
  const inputs = parseYaml(
    readFileSync(path.join(import.meta.dirname, 'inputs.yml'), 'utf8'),
  ) as Inputs;
  const work = mkdtempSync(path.join(tmpdir(), 'verify-terraform-'));
  const env = cliConfiguration(work);
  const units = [
    ...unitsOf(
      groups.filter(({file}) => options.only(file)),
      result,
      inputs,
    ),
  ];
  const tried = await inParallel(units, (unit) =>
    verifyUnit(unit, {...options, inputs, tool, work, env}),
  );
  for (const {outcomes, failures, skipped} of tried) {
    result.outcomes.push(...outcomes);
    result.failures.push(...failures);
    result.skipped.push(...skipped);
  }
  return result;
}

interface UnitOptions extends TerraformOptions {
  inputs: Inputs;
  tool: Program;
  work: string;
  env: NodeJS.ProcessEnv;
}

/** Plans a folder with each version of the provider and in each region. */
async function verifyUnit(unit: Unit, options: UnitOptions): Promise<StageResult> {
  const {inputs, tool, work, env} = options;
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const {failures} = result;
  const providers = new Map<string, ToolUse>();
  let isPlanned = true;
  const regions = unit.group.file.startsWith('templates/')
    ? options.regions.slice(0, 1)
    : usedRegions(unit, options.regions, inputs);
  for (const version of options.versions)
    for (const [index, region] of regions.entries()) {
      const root = path.join(work, unit.name, version ?? 'newest', region.region);
      const folder = path.join(root, unit.folder);
      const stage = `${tool.name} ${version ?? 'newest'} ${region.region}`;
      writeOtherFiles(root, folder, unit, inputs);
      await writeUnit(folder, unit, {...options, version, region});
      const found = await tryUnit(tool, folder, {env, isFirst: index === 0});
      if (found.missing !== undefined) {
        result.skipped.push(`${unit.group.file} ${unit.folder}: ${found.missing}`);
        isPlanned = false;
        break;
      }
      failures.push(...wrongZones(unit, region, stage));
      for (const use of found.providers) providers.set(use.version, use);
      for (const diagnostic of found.diagnostics) failures.push(toFailure(diagnostic, unit, stage));
      if (found.diagnostics.length > 0) isPlanned &&= found.isValid;
      if (found.diagnostics.length > 0 && !found.isValid) break;
    }
  if (
    providers.size > 0 &&
    (failures.length === 0 || (isPlanned && failures.every(({stage}) => stage.includes('test'))))
  )
    for (const sample of unit.samples.values())
      result.outcomes.push({
        sample,
        level: failures.length === 0 ? 'planned' : 'schema',
        tools: [{name: programName(tool), version: tool.version}, ...providers.values()],
      });
  return result;
}

function programName({name}: Program): string {
  return name === 'tofu' ? 'OpenTofu' : 'Terraform';
}

/** With `VERIFY_MIRROR`, Terraform loads providers from that folder only, not from a registry. */
function cliConfiguration(work: string): NodeJS.ProcessEnv {
  const mirror = process.env['VERIFY_MIRROR'];
  const file = path.join(work, 'cli.tfrc');
  const installation = mirror
    ? `provider_installation {\n  filesystem_mirror {\n    path = "${mirror}"\n  }\n}\n`
    : `plugin_cache_dir = "${work}"\n`;
  writeFileSync(file, installation);
  return {TF_CLI_CONFIG_FILE: file, TF_IN_AUTOMATION: '1', CHECKPOINT_DISABLE: '1'};
}

function* unitsOf(
  groups: readonly SampleGroup[],
  result: StageResult,
  inputs: Inputs,
): Generator<Unit> {
  for (const group of groups) {
    const units = new Map<string, Unit>();
    for (const [index, sample] of group.samples.entries()) {
      const title = sample.title ?? `sample-${index + 1}.tf`;
      if (sample.language !== 'hcl' || !/\.(tf|tfvars)$/.test(title)) continue;
      if (sample.unchecked !== undefined) {
        result.skipped.push(`${sample.file}:${sample.line} ${sample.unchecked}`);
        continue;
      }
      // Samples without a title belong to the folder that the page used last.
      const folder =
        sample.title === undefined ? ([...units.keys()].at(-1) ?? '.') : path.dirname(title);
      const key = inputs.alone.includes(title) ? title : folder;
      const name = `${group.file.replace(/\W+/g, '-')}/${key.replace(/\W+/g, '-')}`;
      const unit = units.get(key) ?? {name, group, folder, samples: new Map()};
      units.set(key, unit);
      const base = path.basename(title);
      unit.samples.set(unit.samples.has(base) ? `${index}-${base}` : base, sample);
    }
    yield* units.values();
  }
}

/** If no sample depends on the region, only the first region. */
function usedRegions(unit: Unit, regions: readonly Region[], inputs: Inputs): readonly Region[] {
  const allowed = inputs.regions[unit.group.file];
  const ids = regions.flatMap((region) => Object.keys(region));
  const depends = [...unit.samples.values()].some(({source}) =>
    ids.some((id) => source.includes(`@@${id}@@`)),
  );
  return depends
    ? regions.filter(({region}) => !allowed || allowed.includes(region))
    : regions.slice(0, 1);
}

/** Writes the other files that the page shows, and those that its steps create. */
function writeOtherFiles(root: string, folder: string, unit: Unit, inputs: Inputs): void {
  mkdirSync(folder, {recursive: true});
  for (const name of inputs.files) writeFileSync(path.join(folder, name), 'example\n');
  for (const {title, text, language} of unit.group.samples) {
    if (title === undefined || language === 'hcl' || !/^[\w./-]+$/.test(title)) continue;
    const file = path.join(root, title);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** eu-ch2 has the zones eu-ch2a and eu-ch2b, so a zone name with a number is wrong there. */
function wrongZones({samples}: Unit, {region}: Region, stage: string): Failure[] {
  if (region !== 'eu-ch2') return [];
  return [...samples.values()].flatMap(({file, line, source}) =>
    source
      .split('\n')
      .flatMap((text, index) =>
        /@@region@@-[\d$]/.test(text)
          ? [{file, line: line + index, stage, message: 'eu-ch2 has the zones eu-ch2a and eu-ch2b'}]
          : [],
      ),
  );
}

interface WriteOptions extends TerraformOptions {
  version: string | undefined;
  region: Region;
  inputs: Inputs;
}

async function writeUnit(folder: string, unit: Unit, options: WriteOptions): Promise<void> {
  mkdirSync(folder, {recursive: true});
  let all = '';
  for (const [name, {source}] of unit.samples) {
    let text = source;
    for (const [id, value] of Object.entries(options.region))
      text = text.replaceAll(`@@${id}@@`, value);
    text = withDefaults(text, options.variables);
    writeFileSync(path.join(folder, name), text);
    if (name.endsWith('.tf')) all += `${text}\n`;
  }
  const parsed = (await parseHcl('all.tf', all).catch(() => ({}))) as Record<string, unknown>;
  if (!all.includes('required_providers'))
    writeFileSync(
      path.join(folder, 'verify_providers.tf'),
      `terraform {\n  required_providers {\n    opentelekomcloud = { source = "${provider}" }\n  }\n}\n`,
    );
  if (options.version !== undefined)
    writeFileSync(
      path.join(folder, 'verify_override.tf'),
      `terraform {\n  required_providers {\n    opentelekomcloud = { source = "${provider}", version = "${options.version}" }\n  }\n}\n`,
    );
  writeFileSync(path.join(folder, 'verify.tftest.hcl'), testFile(unit, parsed, options.inputs));
}

/** A test that plans everything. Mocks provide data sources and computed values. */
function testFile(unit: Unit, parsed: Record<string, unknown>, inputs: Inputs): string {
  const aliases = Object.values(record(parsed['provider'])['opentelekomcloud'] ?? {})
    .map((body) => record(body)['alias'])
    .filter((alias) => typeof alias === 'string');
  const values = {...inputs.defaults, ...inputs.pages[unit.group.file]};
  const variables = Object.entries(record(parsed['variable'])).flatMap(([name, bodies]) => {
    const body = record((bodies as unknown[])[0]);
    const given = unit.samples.get('example.tfvars')?.text ?? '';
    const isNeeded = !('default' in body) && !new RegExp(`^${name}\\s*=`, 'm').test(given);
    return name in values || isNeeded
      ? [
          `    ${name} = ${JSON.stringify(values[name] ?? exampleOf(typeof body['type'] === 'string' ? body['type'] : 'string'))}`,
        ]
      : [];
  });
  const mocks = mocksOf('opentelekomcloud');
  // A mocked provider imports nothing.
  const imports = Object.values((parsed['import'] ?? []) as unknown[])
    .map((body) => record(body)['to'])
    .filter((target) => typeof target === 'string')
    .map((target) => target.replace(/^\$\{(.*)\}$/, '$1'));
  const others = [...new Set(all(parsed).filter((name) => name !== 'opentelekomcloud'))];
  return [
    `mock_provider "opentelekomcloud" {\n${mocks}}`,
    ...aliases.map(
      (alias) => `mock_provider "opentelekomcloud" {\n  alias = "${alias}"\n${mocks}}`,
    ),
    ...others.map((name) => `mock_provider "${name}" {\n${mocksOf(name)}}`),
    ...imports.map((target) => `override_resource {\n  target = ${target}\n}`),
    `run "plan" {\n  command = plan\n  variables {\n${variables.join('\n')}\n  }\n}\n`,
  ].join('\n\n');
}

/** Values for a mocked provider, if random values are not enough for the samples. */
function mocksOf(name: string): string {
  const file = path.join(import.meta.dirname, `mocks/${name}.hcl`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The providers whose resources and data sources a folder uses. */
function all(parsed: Record<string, unknown>): string[] {
  return [...Object.keys(record(parsed['resource'])), ...Object.keys(record(parsed['data']))]
    .map((type) => type.split('_')[0] ?? type)
    .filter((name) => name !== 'terraform');
}

function exampleOf(type: string): unknown {
  if (type.includes('number')) return 1;
  if (/list|set/.test(type)) return ['00000000-0000-4000-8000-000000000009'];
  if (type.includes('map')) return {};
  return type.includes('bool') ? true : '00000000-0000-4000-8000-000000000009';
}

interface Tried {
  /** Why the providers of the folder are not available. */
  missing?: string;
  isValid: boolean;
  diagnostics: Diagnostic[];
  providers: ToolUse[];
}

/** The cache of providers supports only one writer at a time. */
let previousInit: Promise<unknown> = Promise.resolve();

async function tryUnit(
  {file}: Program,
  folder: string,
  {env, isFirst}: {env: NodeJS.ProcessEnv; isFirst: boolean},
): Promise<Tried> {
  const initialise = (): ReturnType<typeof start> =>
    start(file, ['init', '-backend=false', '-input=false', '-no-color'], {cwd: folder, env});
  const running =
    process.env['VERIFY_MIRROR'] === undefined ? previousInit.then(initialise) : initialise();
  previousInit = running;
  const init = await running;
  const text = `${init.stderr}${init.stdout}`;
  const missing =
    /provider (\S+)\s+was\s+not\s+found\s+in\s+any\s+of\s+the\s+search\s+locations/.exec(text)?.[1];
  if (
    missing !== undefined ||
    /available\s+releases\s+match|could\s+not\s+connect\s+to\s+registry|does\s+not\s+have\s+a\s+provider|provider\/opentelekomcloud:/.test(
      text,
    )
  )
    return {
      missing: `the provider ${missing ?? 'of that version'} is missing`,
      isValid: false,
      diagnostics: [],
      providers: [],
    };
  if (init.status !== 0)
    return {
      isValid: false,
      diagnostics: [{severity: 'error', summary: `init: ${(init.stderr || init.stdout).trim()}`}],
      providers: [],
    };
  // A mocked plan needs only the schema of the provider.
  const providers = [...init.stdout.matchAll(/Installed \S+\/(\S+) v(\S+?)\.? /g)].map(
    ([, name = '', version = '']): ToolUse => ({name: `schema of the provider ${name}`, version}),
  );
  if (isFirst) {
    const {stdout} = await start(file, ['validate', '-json', '-no-tests'], {cwd: folder, env});
    const {diagnostics} = JSON.parse(stdout) as {diagnostics: Diagnostic[]};
    const errors = diagnostics.filter(({severity}) => severity === 'error');
    if (errors.length > 0) return {isValid: false, diagnostics: errors, providers};
  }
  const more = existsSync(path.join(folder, 'example.tfvars')) ? ['-var-file=example.tfvars'] : [];
  const test = await start(file, ['test', '-json', ...more], {cwd: folder, env});
  const diagnostics = test.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const {diagnostic} = JSON.parse(line) as {diagnostic?: Diagnostic};
      return diagnostic?.severity === 'error'
        ? [{...diagnostic, summary: `test: ${diagnostic.summary}`}]
        : [];
    });
  if (test.status !== 0 && diagnostics.length === 0)
    diagnostics.push({severity: 'error', summary: `test: ${(test.stderr || test.stdout).trim()}`});
  return {isValid: true, diagnostics, providers};
}

function toFailure({summary, detail, range}: Diagnostic, unit: Unit, stage: string): Failure {
  const sample = range && unit.samples.get(range.filename);
  return {
    file: sample?.file ?? unit.group.file,
    line: sample ? sample.line + range.start.line - 1 : 1,
    stage: summary.startsWith('test:') ? `${stage} test` : stage,
    message: `${summary}${detail ? `: ${detail}` : ''}`.replace(/\s+/g, ' '),
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
