import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import {kubernetesKindsSchema} from '../../schemas/kubernetesKinds';
import type {KubernetesSchema} from '../../schemas/kubernetesSchema';
import {readData} from '../readData';

export interface KubernetesProblem {
  /** Keys and indexes that lead to the value. */
  path: (string | number)[];
  /** Key below the path that is wrong itself. */
  key?: string;
  message: string;
}

export interface KubernetesValidator {
  version: string;
  /** Changes with the schemas and with the list of custom kinds. */
  fingerprint: string;
  /** Problems of one object; none for what is no Kubernetes object. */
  validate(object: unknown): KubernetesProblem[];
}

const kindsFile = 'data/kubernetes-kinds.yml';
const schemaFile = new URL('../../../data/schemas/kubernetes.json', import.meta.url);

/** Reads the schemas of Kubernetes' own kinds and the list of custom kinds that samples may use. */
export async function readKubernetesValidator(siteDir: string): Promise<KubernetesValidator> {
  const text = await readFile(schemaFile, 'utf8');
  const schema = JSON.parse(text) as KubernetesSchema;
  const custom = existsSync(path.join(siteDir, kindsFile))
    ? await readData(siteDir, kindsFile, kubernetesKindsSchema)
    : [];
  const fingerprint = createHash('sha256')
    .update(text)
    .update(JSON.stringify(custom))
    .digest('hex')
    .slice(0, 12);
  return createKubernetesValidator(
    schema,
    new Set(custom.map(({apiVersion, kind}) => `${apiVersion} ${kind}`)),
    fingerprint,
  );
}

/**
 * Fields that the platform's Kubernetes adds to the kinds of Kubernetes itself, by definition.
 * Source: CCE user guide, https://docs.otc.t-systems.com/cloud-container-engine/umn/networking/ingresses/
 */
const platformFields: Record<string, Record<string, object>> = {
  'networking.v1.HTTPIngressPath': {
    property: {type: 'object', additionalProperties: {type: 'string'}},
  },
};

function createKubernetesValidator(
  schema: KubernetesSchema,
  custom: ReadonlySet<string>,
  fingerprint: string,
): KubernetesValidator {
  const ajv = new Ajv({strict: false, allErrors: true, allowUnionTypes: true});
  const definitions = Object.fromEntries(
    Object.entries(schema.definitions).map(([name, definition]) => {
      const {properties} = definition as {properties?: object};
      return [
        name,
        platformFields[name]
          ? {...definition, properties: {...properties, ...platformFields[name]}}
          : definition,
      ];
    }),
  );
  ajv.addSchema({$id: 'kubernetes', definitions});
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (definition: string): ValidateFunction => {
    const known =
      validators.get(definition) ?? ajv.compile({$ref: `kubernetes#/definitions/${definition}`});
    validators.set(definition, known);
    return known;
  };

  function validate(object: unknown): KubernetesProblem[] {
    if (
      !isRecord(object) ||
      typeof object['apiVersion'] !== 'string' ||
      typeof object['kind'] !== 'string'
    )
      return [];
    if (object['kind'] === 'List' && Array.isArray(object['items']))
      return object['items'].flatMap(validate);
    const name = `${object['apiVersion']} ${object['kind']}`;
    const definition = schema.kinds[name];
    if (definition === undefined) return custom.has(name) ? [] : [unknownKind(name)];
    const check = validatorOf(definition);
    return check(object) ? [] : (check.errors ?? []).map(toProblem);
  }
  function unknownKind(name: string): KubernetesProblem {
    const sameKind = Object.keys(schema.kinds).find(
      (known) => known.split(' ')[1] === name.split(' ')[1],
    );
    const guess = sameKind ?? nearest(name, Object.keys(schema.kinds));
    const advice = guess
      ? `did you mean "${guess}"?`
      : `declare it in ${kindsFile} with its source`;
    return {
      path: [],
      key: 'kind',
      message: `"${name}" is no kind of Kubernetes ${schema.version} and not declared: ${advice}`,
    };
  }
  return {version: schema.version, fingerprint, validate};
}

function toProblem({
  instancePath,
  keyword,
  params,
  message = 'is not valid',
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
  return {path, message: `${where} ${message}`};
}
