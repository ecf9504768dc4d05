/*
 * Renders the charts that pages pin, with the values of the page. Then it sends the objects to the
 * API server.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Parser} from '@vscode/tree-sitter-wasm';
import {parse as parseYaml} from 'yaml';
import {loadParser} from '../../src/content/samples/checkers/treeSitter';
import {commandsOf} from '../../src/content/samples/shellWords';
import type {ApiServer} from './apiServer.mts';
import {assertObjects} from './assertObjects.mts';
import {admitAll, removeNamespaces, withApiServers} from './kubernetes.mts';
import {objectsOf, type KubernetesObject} from './manifests.mts';
import {findTool, run, type Program} from './tools.mts';
import type {SampleGroup, StageResult, ToolUse, VerifySample} from './types.mts';

/** A `helm upgrade --install` or `helm install` command of a page. */
interface Release {
  name: string;
  /** Address of the chart's repository. A chart in an OCI registry has none. */
  repository: string | undefined;
  chart: string;
  version: string;
  namespace: string;
  flags: string[];
  values: VerifySample[];
  command: VerifySample;
}

interface Rendered {
  release: Release;
  chart: ToolUse;
  objects: KubernetesObject[];
}

export async function verifyCharts(
  groups: readonly SampleGroup[],
  only: (file: string) => boolean,
): Promise<StageResult> {
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const helm = findTool('helm');
  if (!helm) return result;
  const rendered: Rendered[] = [];
  const parser = await loadParser('bash');
  for (const group of groups.filter(({file}) => only(file))) {
    const published = group.samples
      .filter(({language}) => language === 'yaml')
      .flatMap(({text}) => objectsOf(text));
    const ofPage: (Rendered & {folder: string})[] = [];
    for (const release of releasesOf(group, groups, parser)) {
      const folder = chartFolder(helm, release);
      const {file, line} = release.command;
      if (folder === undefined) {
        result.skipped.push(
          `${file}:${line} the chart ${release.chart} ${release.version} is missing`,
        );
        continue;
      }
      const objects = render(helm, release, folder);
      if (typeof objects === 'string')
        result.failures.push({file, line, stage: 'helm template', message: objects});
      else ofPage.push({release, chart: readChart(folder), objects, folder});
    }
    for (const {release, chart, objects, folder} of ofPage) {
      // A later step of the page may add the ingress of a Service.
      const later = ofPage.filter(({release: {name}}) => name === release.name);
      const others = [...published, ...later.flatMap((each) => each.objects)];
      const {file, line} = release.command;
      for (const message of assertObjects(objects, release.values, folder, others))
        result.failures.push({file, line, stage: `${chart.name} ${chart.version}`, message});
    }
    rendered.push(...ofPage);
  }
  const admitted = new Map<Rendered, string[]>();
  await withApiServers((server) => {
    for (const each of rendered) {
      const {file, line} = each.release.command;
      const needed = oldest[path.basename(each.release.chart)];
      if (needed !== undefined && server.version.localeCompare(needed, 'en', {numeric: true}) < 0) {
        result.skipped.push(`${file}:${line} needs Kubernetes ${needed}, not ${server.version}`);
        continue;
      }
      const failures = admit(server, each);
      if (failures.length === 0)
        admitted.set(each, [...(admitted.get(each) ?? []), server.version]);
      for (const message of failures)
        result.failures.push({file, line, stage: `kube-apiserver ${server.version}`, message});
    }
  });
  for (const each of rendered) {
    const versions = admitted.get(each) ?? [];
    for (const sample of each.release.values)
      result.outcomes.push({
        sample,
        level: versions.length > 0 ? 'admitted' : 'rendered',
        tools: [
          {name: 'Helm', version: helm.version},
          each.chart,
          ...versions.map((version) => ({name: 'kube-apiserver', version})),
        ],
      });
  }
  return result;
}

function releasesOf(group: SampleGroup, groups: readonly SampleGroup[], parser: Parser): Release[] {
  const releases: Release[] = [];
  const repositories = new Map<string, string>();
  for (const {text} of group.samples)
    for (const [, name = '', url = ''] of text.matchAll(/helm repo add (\S+) (\S+)/g))
      repositories.set(name, url);
  for (const sample of group.samples.filter(({language}) => language === 'bash'))
    for (const command of commandsOf(withAssignments(sample.text), parser)) {
      const words = command.map(({text, isWhole}) => (isWhole ? text : `${text}verify`));
      const start = words.indexOf('helm');
      const [, verb, ...rest] = words.slice(start);
      if (start < 0 || (verb !== 'upgrade' && verb !== 'install')) continue;
      const release = toRelease(rest, sample, group, groups);
      if (!release) continue;
      release.repository = repositories.get(release.chart.split('/')[0] ?? '');
      releases.push(release);
    }
  return releases;
}

/**
 * Replaces variables that the script sets to a fixed value. Values from the environment are cut off
 * by the parser, so `verify` replaces them.
 */
function withAssignments(script: string): string {
  let text = script;
  for (const [, name = '', value = ''] of script.matchAll(/^(\w+)=([\w./:@-]+)$/gm))
    text = text.replaceAll(new RegExp(`\\$\\{?${name}\\b\\}?`, 'g'), value);
  return text;
}

/** Options that replace what a chart looks up in the cluster. `helm template` has no cluster. */
const lookups: Readonly<Record<string, readonly string[]>> = {
  'gha-runner-scale-set': [
    '--set=controllerServiceAccount.name=arc-gha-rs-controller',
    '--set=controllerServiceAccount.namespace=arc-systems',
  ],
};

/** The oldest Kubernetes that the vendor of a chart tests, if the chart allows older versions. */
const oldest: Readonly<Record<string, string>> = {'gpu-operator': '1.32'};

const flagsWithValue =
  /^(--(version|namespace|values|set|set-string|set-json|set-file|timeout)|-n|-f)$/;

function toRelease(
  words: readonly string[],
  command: VerifySample,
  group: SampleGroup,
  groups: readonly SampleGroup[],
): Release | undefined {
  // A page may use the values of another page in the same folder.
  const sisters = groups
    .filter(({file}) => file !== group.file && path.dirname(file) === path.dirname(group.file))
    .flatMap(({samples}) => samples);
  const names: string[] = [];
  const release: Release = {
    name: '',
    repository: undefined,
    chart: '',
    version: '',
    namespace: 'default',
    flags: [],
    values: [],
    command,
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [flag = '', inline] = word.startsWith('--') ? word.split(/=(.*)/s) : [word];
    if (!flagsWithValue.test(flag)) {
      if (!word.startsWith('-')) names.push(word);
      continue;
    }
    const value = inline ?? words[(index += 1)] ?? '';
    if (flag === '--version') release.version = value;
    else if (flag === '--namespace' || flag === '-n') release.namespace = value;
    else if (flag.startsWith('--set')) release.flags.push(flag, value);
    else if (flag === '--values' || flag === '-f') {
      const sample = [...sisters, ...group.samples]
        .reverse()
        .find(({title}) => title !== undefined && path.basename(title) === path.basename(value));
      if (sample) release.values.push(sample);
    }
  }
  [release.name = '', release.chart = ''] = names;
  return release.chart === '' || !/\d/.test(release.version) ? undefined : release;
}

/** `VERIFY_CHARTS` is a folder of unpacked charts. Helm downloads missing charts. */
function chartFolder(helm: Program, {chart, version, repository}: Release): string | undefined {
  const charts = process.env['VERIFY_CHARTS'] ?? '.cache/charts';
  const name = path.basename(chart);
  const folder = path.join(charts, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  if (process.env['VERIFY_CHARTS'] !== undefined) return undefined;
  const source = repository === undefined ? [chart] : [name, `--repo=${repository}`];
  const unpacked = path.join(charts, 'unpacked', `${name}-${version}`);
  const pull = ['pull', ...source, `--version=${version}`, '--untar', `--untardir=${unpacked}`];
  if (run(helm.file, pull).status !== 0) return undefined;
  renameSync(path.join(unpacked, name), folder);
  return folder;
}

function readChart(folder: string): ToolUse {
  const {name, version} = parseYaml(
    readFileSync(path.join(folder, 'Chart.yaml'), 'utf8'),
  ) as ToolUse;
  return {name: `chart ${name}`, version};
}

function render(
  helm: Program,
  {name, namespace, flags, values}: Release,
  folder: string,
): KubernetesObject[] | string {
  const work = mkdtempSync(path.join(tmpdir(), 'verify-chart-'));
  mkdirSync(work, {recursive: true});
  const files = values.map(({text}, index) => {
    const file = path.join(work, `${index}.yaml`);
    writeFileSync(file, text);
    return file;
  });
  const args = [
    'template',
    name,
    folder,
    `--namespace=${namespace}`,
    '--kube-version=v1.33.0',
    '--api-versions=monitoring.coreos.com/v1',
    '--api-versions=cert-manager.io/v1',
    ...files.flatMap((file) => ['-f', file]),
    ...flags,
    ...(lookups[path.basename(folder).replace(/-v?\d.*$/, '')] ?? []),
  ];
  let {status, stdout, stderr} = run(helm.file, args);
  // The schemas of some charts refer to addresses on the Internet.
  if (stderr.includes('failing loading "http'))
    ({status, stdout, stderr} = run(helm.file, [...args, '--skip-schema-validation']));
  return status === 0 ? objectsOf(stdout) : stderr.replace(/\s+/g, ' ').trim();
}

function admit(server: ApiServer, {release, objects}: Rendered): string[] {
  const namespaces = [
    ...new Set([
      release.namespace,
      ...objects.map(({metadata}) => metadata.namespace ?? 'default'),
    ]),
  ].filter((name) => name !== 'default' && name !== 'kube-system');
  for (const name of namespaces) server.kubectl(['create', 'namespace', name]);
  // The API server refuses a pod if its priority class does not exist.
  for (const object of objects.filter(({kind}) => kind === 'PriorityClass'))
    server.kubectl(['apply', '-f', '-'], JSON.stringify(object));
  const placed = objects
    .filter(({kind}) => kind !== 'CustomResourceDefinition')
    .map((object) => ({
      ...object,
      metadata: {namespace: release.namespace, ...object.metadata},
    }));
  const {failures} = admitAll(server, placed);
  removeNamespaces(server, namespaces);
  return failures;
}
