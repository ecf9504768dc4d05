/* Checks of a rendered chart, in addition to its validity. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {KubernetesObject} from './manifests.mts';
import type {VerifySample} from './types.mts';

interface Container {
  name: string;
  image?: string;
  args?: unknown[] | null;
  resources?: {requests?: object; limits?: {memory?: string}};
}

interface Workload {
  replicas?: number;
  template?: {
    metadata?: {labels?: Record<string, string>};
    spec?: {containers?: Container[]; initContainers?: Container[]};
  };
}

/** @returns one sentence for each problem */
export function assertObjects(
  objects: readonly KubernetesObject[],
  values: readonly VerifySample[],
  chart: string,
  published: readonly KubernetesObject[],
): string[] {
  const budgets = objects.filter(({kind}) => kind === 'PodDisruptionBudget');
  const messages: string[] = [];
  for (const object of objects) {
    const name = `${object.kind} ${object.metadata.name ?? ''}`;
    if (object.kind === 'Service' && !hasIngress(object, [...objects, ...published]))
      messages.push(...openPorts(object).map((text) => `${name} ${text}`));
    if (!['Deployment', 'StatefulSet', 'DaemonSet'].includes(object.kind)) continue;
    const {replicas = 1, template} = object.spec as Workload;
    const labels = template?.metadata?.labels ?? {};
    if (
      object.kind !== 'DaemonSet' &&
      replicas > 1 &&
      !budgets.some((budget) => selects(budget, labels))
    )
      messages.push(`${name} has ${replicas} replicas and no PodDisruptionBudget`);
    for (const container of template?.spec?.containers ?? [])
      messages.push(...inContainer(container).map((text) => `${name}, ${container.name}: ${text}`));
  }
  const known = readFileSync(path.join(chart, 'values.yaml'), 'utf8');
  const schemaFile = path.join(chart, 'values.schema.json');
  const schema = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '';
  const accepted = withDependencies(parseYaml(known), chart);
  for (const {text} of values)
    messages.push(
      ...unknownKeys(parseYaml(text), accepted)
        .filter((key) => !isMentioned(key, known, schema))
        .map((key) => `the chart has no value ${key}`),
    );
  return messages;
}

function selects({spec}: KubernetesObject, labels: Record<string, string>): boolean {
  const {matchLabels = {}} = (spec?.['selector'] ?? {}) as {matchLabels?: Record<string, string>};
  return Object.entries(matchLabels).every(([key, value]) => labels[key] === value);
}

function inContainer({image = '', args, resources}: Container): string[] {
  const messages: string[] = [];
  if (!image.includes('@sha256:') && !/:[^/]+$/.test(image)) messages.push(`${image} has no tag`);
  if (image.endsWith(':latest')) messages.push(`${image} is not pinned`);
  if (!resources?.requests) messages.push('no resource requests');
  if (!resources?.limits?.memory) messages.push('no memory limit');
  const flags = (args ?? []).map((arg) => /^(--[\w.-]+)=/.exec(String(arg))?.[1]).filter(Boolean);
  const repeated = flags.filter(
    (flag, index) => flag && flags.indexOf(flag) !== index && !repeatable.has(flag),
  );
  if (repeated.length > 0) messages.push(`repeats ${[...new Set(repeated)].join(', ')}`);
  return messages;
}

/**
 * The managed ingress of CCE needs node ports, so a Service behind an ingress may have one. The
 * ingress of a chart is for its own Services. The ingress of the page names the Service.
 */
function hasIngress(service: KubernetesObject, objects: readonly KubernetesObject[]): boolean {
  return objects.some(
    (object) =>
      object.kind === 'Ingress' &&
      JSON.stringify(object.spec).includes(`"service":{"name":"${service.metadata.name ?? ''}"`),
  );
}

function openPorts({spec}: KubernetesObject): string[] {
  const {type, ports = []} = (spec ?? {}) as {
    type?: string;
    ports?: {port: number; name?: string}[];
  };
  if (type !== 'NodePort') return [];
  return ports
    .filter(({port, name}) => port === 80 || name === 'http')
    .map(({port}) => `opens plain HTTP on a node port (${port})`);
}

/** Charts may document optional keys in comments or in their schema only. */
function isMentioned(key: string, values: string, schema: string): boolean {
  const last = key.split('.').at(-1) ?? key;
  return (
    schema.includes(`"${last}":`) ||
    new RegExp(`^\\s*#.*\\b${last}:`, 'm').test(values) ||
    /^(grafana|scrapeConfigs)\./.test(key)
  );
}

/** Flags that a program accepts more than once. */
const repeatable = new Set(['--source', '--managed-record-types', '--dynamic-serving-dns-names']);

/** Keys that the chart's own values do not have. An empty value of the chart allows any key. */
function unknownKeys(given: unknown, known: unknown, prefix = ''): string[] {
  if (!isMap(given) || !isMap(known) || (prefix !== '' && Object.keys(known).length === 0))
    return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in known
      ? unknownKeys(value, known[key], `${prefix}${key}.`)
      : /(^|\.)(global|annotations|labels|env|resources|\w*[cC]onfig|metadata|spec)\./.test(
            `${prefix}${key}.`,
          )
        ? []
        : [`${prefix}${key}`],
  );
}

/** The values of a chart. The values of each unpacked dependency are under its name. */
function withDependencies(values: unknown, chart: string): unknown {
  const folder = path.join(chart, 'charts');
  if (!isMap(values) || !existsSync(folder)) return values;
  const known = {...values};
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name, 'values.yaml');
    if (existsSync(file)) known[name] = merged(parseYaml(readFileSync(file, 'utf8')), values[name]);
  }
  return known;
}

function merged(below: unknown, above: unknown): unknown {
  if (!isMap(below) || !isMap(above)) return above ?? below;
  const entries = Object.entries(above).map(([key, value]) => [key, merged(below[key], value)]);
  return {...below, ...(Object.fromEntries(entries) as Record<string, unknown>)};
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
