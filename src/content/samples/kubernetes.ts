import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import Ajv, {type ErrorObject} from 'ajv';
import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import {valueAt} from '../../lib/valueAt';
import {kubernetesKindsSchema} from '../../schemas/kubernetesKinds';
import type {KubernetesSchema} from '../../schemas/kubernetesSchema';
import {readData} from '../readData';
import {acceptedValues} from './kubernetesValues';
import {valuesProblems} from './chartValues';
import {namesOf} from './kubectlResources';
import {podProblems, type KubernetesProblem} from './podProblems';

interface Definition {
  properties?: Record<string, object>;
}

export interface KubernetesValidator {
  version: string;
  /** Names of the kinds of Kubernetes and of the declared custom kinds, such as `Deployment`. */
  kinds: string[];
  /** Changes when the schemas or the list of custom kinds change. */
  fingerprint: string;
  /** Problems of one object, or of the values of a chart. */
  validate(object: unknown): KubernetesProblem[];
}

const kindsFile = 'data/kubernetes-kinds.yml';
const schemaFile = new URL('../../../data/schemas/kubernetes.json', import.meta.url);
/** Written by hand: the keys of pipelines and of cloud-init. */
const pipelinesFile = new URL('../../../data/schemas/pipelines.json', import.meta.url);

/**
 * Fields that the platform's Kubernetes adds to the kinds of Kubernetes itself, by definition.
 * Source: CCE user guide, https://docs.otc.t-systems.com/cloud-container-engine/umn/networking/ingresses/
 */
const platformFields: Record<string, Record<string, object>> = {
  'networking.v1.HTTPIngressPath': {
    property: {type: 'object', additionalProperties: {type: 'string'}},
  },
};

/** Reads the schemas of Kubernetes' own kinds and the list of custom kinds that samples may use. */
export async function readKubernetesValidator(siteDir: string): Promise<KubernetesValidator> {
  const [text, pipelines] = await Promise.all([
    readFile(schemaFile, 'utf8'),
    readFile(pipelinesFile, 'utf8'),
  ]);
  const {version, kinds, definitions} = JSON.parse(text) as KubernetesSchema;
  Object.assign(definitions, (JSON.parse(pipelines) as KubernetesSchema).definitions);
  const custom = existsSync(path.join(siteDir, kindsFile))
    ? await readData(siteDir, kindsFile, kubernetesKindsSchema)
    : [];
  const declared = new Set(custom.map(({apiVersion, kind}) => `${apiVersion} ${kind}`));
  const ajv = new Ajv({strict: false, allErrors: true, allowUnionTypes: true, verbose: true});
  for (const [name, fields] of Object.entries(platformFields))
    Object.assign((definitions[name] as {properties: object}).properties, fields);
  for (const [name, {properties = {}}] of Object.entries(definitions as Record<string, Definition>))
    for (const [field, schema] of Object.entries(properties)) {
      const accepted =
        acceptedValues[`${name.split('.').at(-1)}.${field}`] ?? acceptedValues[field];
      if (accepted) Object.assign(schema, accepted);
    }
  ajv.addSchema({$id: 'kubernetes', definitions});

  const fieldsOf = (definition: string): string[] =>
    Object.keys((definitions as Record<string, Definition>)[definition]?.properties ?? {});
  function follows(definition: string, value: unknown): KubernetesProblem[] {
    const check = ajv.getSchema(`kubernetes#/definitions/${definition}`);
    return check?.(value) ? [] : (check?.errors ?? []).map(toProblem);
  }
  function validate(object: unknown): KubernetesProblem[] {
    if (!isRecord(object)) return [];
    const {apiVersion, kind, items} = object;
    if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
      const pipeline = pipelineOf(object);
      if (pipeline) return [...follows(pipeline, object), ...stageProblems(object)];
      return valuesProblems(object, follows, fieldsOf);
    }
    if (kind === 'List' && Array.isArray(items)) return items.flatMap(validate);
    const name = `${apiVersion} ${kind}`;
    const definition = kinds[name];
    if (definition === undefined)
      return declared.has(name)
        ? valuesProblems(object, follows, fieldsOf)
        : [unknownKind(name, kind)];
    return [
      ...follows(definition, object),
      ...unselected(object),
      ...annotationProblems(object),
      ...podProblems(object),
      ...roleProblems(object, Object.keys(kinds)),
    ];
  }
  function unknownKind(name: string, kind: string): KubernetesProblem {
    const known = Object.keys(kinds);
    const guess = known.find((one) => one.endsWith(` ${kind}`)) ?? nearest(name, known);
    const advice = guess
      ? `did you mean "${guess}"?`
      : `declare it in ${kindsFile} with its source`;
    const message = `"${name}" is no kind of Kubernetes ${version} and not declared: ${advice}`;
    return {path: [], key: 'kind', message};
  }
  const fingerprint = createHash('sha256')
    .update(text + pipelines)
    .update(
      JSON.stringify([
        custom,
        acceptedValues,
        'pods roles claims annotations hosts zones deadlines values policies limits',
      ]),
    );
  const names = [...Object.keys(kinds), ...declared].map((one) => one.split(' ').at(-1) ?? '');
  return {version, kinds: names, fingerprint: fingerprint.digest('hex').slice(0, 12), validate};
}

/** The definition of a file that is no object of Kubernetes, by its keys. */
function pipelineOf(object: Record<string, unknown>): string | undefined {
  if ('jobs' in object && 'on' in object) return 'github.Workflow';
  if (Array.isArray(object['stages'])) return 'gitlab.Pipeline';
  return 'runcmd' in object || 'write_files' in object ? 'cloudInit.Config' : undefined;
}

/** Jobs of GitLab in a stage that the list of stages does not have. */
function stageProblems({stages, ...jobs}: Record<string, unknown>): KubernetesProblem[] {
  return Object.keys(jobs).flatMap((name) => {
    const stage = valueAt(jobs, name, 'stage');
    if (!Array.isArray(stages) || typeof stage !== 'string') return [];
    // Inputs and references name stages that are not in the file.
    if (stages.some((one) => typeof one !== 'string') || stage.includes('$[[')) return [];
    if (['.pre', '.post', ...(stages as unknown[])].includes(stage)) return [];
    return [{path: [name, 'stage'], message: `stages has no "${stage}"`}];
  });
}

/** Labels that a workload selects, but that its pods do not have. */
function unselected(object: Record<string, unknown>): KubernetesProblem[] {
  const selected = valueAt(object, 'spec', 'selector', 'matchLabels');
  const labels = valueAt(object, 'spec', 'template', 'metadata', 'labels');
  if (!isRecord(selected) || !isRecord(labels)) return [];
  return Object.entries(selected)
    .filter(([key, value]) => labels[key] !== value)
    .map(([key, value]) => ({
      path: ['spec', 'selector', 'matchLabels'],
      key,
      message: `spec.selector selects ${key}: ${String(value)}, and the template has ${key}: ${String(labels[key])}`,
    }));
}

/** Annotations whose JSON does not parse, and classes of load balancers that CCE does not have. */
function annotationProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const annotations = valueAt(object, 'metadata', 'annotations');
  return Object.entries(isRecord(annotations) ? annotations : {}).flatMap(([key, value]) => {
    const problem = (message: string): KubernetesProblem[] => [
      {path: ['metadata', 'annotations', key], message},
    ];
    if (key === 'kubernetes.io/elb.class' && value !== 'union' && value !== 'performance')
      return problem(`${key} is "${String(value)}", not union or performance`);
    if (typeof value !== 'string' || !/^\s*(?:\{"|\[)/.test(value)) return [];
    try {
      JSON.parse(value);
      return [];
    } catch (error) {
      return problem(`${key} is no JSON: ${(error as Error).message}`);
    }
  });
}

/** Resources that a rule of a role names with a wrong API group. */
function roleProblems(
  {rules}: Record<string, unknown>,
  kinds: readonly string[],
): KubernetesProblem[] {
  const groupOf = (name: string): string => (name.includes('/') ? name.split('/', 1).join() : '');
  return (Array.isArray(rules) ? rules : []).flatMap((rule: unknown, index) => {
    const [groups, resources] = ['apiGroups', 'resources'].map((key) => valueAt(rule, key));
    if (!Array.isArray(groups) || !Array.isArray(resources)) return [];
    // Another group, such as the metrics group, may have a resource of the same name.
    if (!groups.every((group) => kinds.some((one) => groupOf(one) === group))) return [];
    return resources.flatMap((resource, place): KubernetesProblem[] => {
      const [plural = ''] = String(resource).split('/', 1);
      const right = kinds.filter((one) => namesOf(one.split(' ')[1] ?? '').includes(plural));
      if (right.length === 0 || right.some((one) => groups.includes(groupOf(one)))) return [];
      const expected = [...new Set(right.map((one) => `"${groupOf(one)}"`))].join(' or ');
      const message = `"${plural}" is in the group ${expected}`;
      return [{path: ['rules', index, 'resources', place], message}];
    });
  });
}

function toProblem({
  instancePath,
  keyword,
  params,
  message = 'is not valid',
  parentSchema,
  data,
}: ErrorObject): KubernetesProblem {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const where = path.length > 0 ? path.join('.') : 'the object';
  if (keyword === 'additionalProperties') {
    const key = String((params as {additionalProperty: unknown}).additionalProperty);
    return {path, key, message: `${where} has no field "${key}"`};
  }
  if (keyword === 'pattern') {
    const expected = String(parentSchema?.['description'] ?? message);
    return {path, message: `${where} is "${String(data)}", not ${expected}`};
  }
  if (keyword === 'enum') {
    const values = (params as {allowedValues: string[]}).allowedValues;
    return {path, message: `${where} is "${String(data)}", not one of ${values.join(', ')}`};
  }
  return {path, message: `${where} ${message}`};
}
