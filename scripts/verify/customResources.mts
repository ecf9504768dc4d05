/* Validates custom resources against the definitions of the pinned releases, without a server. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import Ajv, {type ValidateFunction} from 'ajv';
import {parseAllDocuments} from 'yaml';
import {objectsOf, type KubernetesObject} from './manifests.mts';
import type {SampleGroup, StageResult, ToolUse} from './types.mts';

interface Schema {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: unknown;
}

interface Definition {
  kind: string;
  spec: {
    group: string;
    names: {kind: string};
    versions: {name: string; schema?: {openAPIV3Schema: Schema}}[];
  };
}

interface Known {
  validate: ValidateFunction;
  release: ToolUse;
}

export function verifyCustomResources(
  groups: readonly SampleGroup[],
  only: (file: string) => boolean,
): StageResult {
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const known = readDefinitions();
  for (const sample of groups.flatMap(({samples}) => samples)) {
    if (sample.language !== 'yaml' || sample.unchecked !== undefined || !only(sample.file))
      continue;
    const releases = new Map<string, ToolUse>();
    let failures = 0;
    for (const object of objectsOf(sample.text)) {
      const definition = known.get(`${object.apiVersion} ${object.kind}`);
      if (!definition) {
        if (object.apiVersion.split('/')[0]?.includes('.') && !isBuiltIn(object))
          result.skipped.push(
            `${sample.file}:${sample.line} no definition of ${object.apiVersion} ${object.kind}`,
          );
        continue;
      }
      releases.set(definition.release.name, definition.release);
      const isValid: boolean = definition.validate(object);
      if (isValid) continue;
      for (const {instancePath, message, params} of definition.validate.errors ?? []) {
        failures += 1;
        result.failures.push({
          file: sample.file,
          line: sample.line,
          stage: `${definition.release.name} ${definition.release.version}`,
          message: `${object.kind} ${object.metadata.name ?? ''}${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
        });
      }
    }
    if (releases.size > 0 && failures === 0)
      result.outcomes.push({sample, level: 'schema', tools: [...releases.values()]});
  }
  return result;
}

function isBuiltIn({apiVersion}: KubernetesObject): boolean {
  return (
    /^[\w.]+\.k8s\.io\//.test(apiVersion) && !/^(gateway|snapshot|k8s\.keycloak)/.test(apiVersion)
  );
}

/** `VERIFY_CRDS` is a folder of files such as `cert-manager-v1.21.1.yaml`. */
function readDefinitions(): Map<string, Known> {
  const folder = process.env['VERIFY_CRDS'];
  const known = new Map<string, Known>();
  if (!folder || !existsSync(folder)) return known;
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false});
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const [, name = file, version = ''] = /^(.+)-(v?\d[\d.]*)\.yaml$/.exec(file) ?? [];
    for (const document of parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'))) {
      const definition = document.toJS() as Definition | null;
      if (definition?.kind !== 'CustomResourceDefinition') continue;
      const {group, names, versions} = definition.spec;
      for (const each of versions)
        if (each.schema)
          known.set(`${group}/${each.name} ${names.kind}`, {
            validate: ajv.compile(closed(each.schema.openAPIV3Schema, true)),
            release: {name, version},
          });
    }
  }
  return known;
}

/** The API server removes fields that a schema does not define, so no sample should have one. */
function closed(schema: Schema, isRoot = false): Schema {
  const copy: Schema = {...schema};
  // These are booleans in OpenAPI 3.0 and numbers in JSON Schema.
  for (const key of ['exclusiveMaximum', 'exclusiveMinimum'])
    if (typeof copy[key] === 'boolean') Reflect.deleteProperty(copy, key);
  // Go's regular expressions support inline flags. Those of JavaScript do not.
  if (typeof copy['pattern'] === 'string' && copy['pattern'].includes('(?i)'))
    Reflect.deleteProperty(copy, 'pattern');
  if (schema.properties) {
    const {properties} = schema;
    copy.properties = Object.fromEntries(
      Object.entries(isRoot ? {metadata: {}, ...properties} : properties).map(([key, value]) => [
        key,
        isRoot && key === 'metadata' ? {type: 'object'} : closed(value),
      ]),
    );
    if (
      schema.additionalProperties === undefined &&
      !schema['x-kubernetes-preserve-unknown-fields']
    )
      copy.additionalProperties = false;
  } else if (
    typeof schema.additionalProperties === 'object' &&
    schema.additionalProperties !== null
  )
    copy.additionalProperties = closed(schema.additionalProperties as Schema);
  if (schema.items) copy.items = closed(schema.items);
  return copy;
}
