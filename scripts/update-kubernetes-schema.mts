/*
 * Derives data/schemas/kubernetes.json from the OpenAPI description of a Kubernetes release:
 *   npx tsx scripts/update-kubernetes-schema.mts 1.36 [swagger.json]
 * Without a file it downloads the description from the Kubernetes repository. It removes
 * descriptions, lists, status and all definitions that no object uses.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import type {KubernetesSchema} from '../src/schemas/kubernetesSchema';

interface Definition {
  properties?: Record<string, Definition>;
  items?: Definition;
  additionalProperties?: Definition | boolean;
  required?: string[];
  type?: string;
  format?: string;
  $ref?: string;
  enum?: unknown[];
  'x-kubernetes-group-version-kind'?: {group: string; version: string; kind: string}[];
  'x-kubernetes-int-or-string'?: boolean;
}

const [version, file] = process.argv.slice(2);
if (!version) throw new Error('Say which version, for example 1.36');
const address = `https://raw.githubusercontent.com/kubernetes/kubernetes/release-${version}/api/openapi-spec/swagger.json`;
const text = file ? readFileSync(file, 'utf8') : await (await fetch(address)).text();
const {definitions} = JSON.parse(text) as {definitions: Record<string, Definition>};

const output = 'data/schemas/kubernetes.json';
const schema: KubernetesSchema = {
  version,
  source: `${address} (Apache-2.0)`,
  kinds: {},
  definitions: {},
};
const shortName = (reference: string): string =>
  reference
    .replace(/^#\/definitions\//, '')
    .replace(/^io\.k8s\./, '')
    .replace(/^(api|apimachinery\.pkg\.apis)\./, '');

for (const [name, definition] of Object.entries(definitions)) {
  const [identity, ...others] = definition['x-kubernetes-group-version-kind'] ?? [];
  // Options of API calls belong to many kinds. No manifest has them as objects.
  if (
    !identity ||
    others.length > 0 ||
    identity.kind.endsWith('List') ||
    !definition.properties?.['metadata']
  )
    continue;
  const apiVersion = identity.group ? `${identity.group}/${identity.version}` : identity.version;
  schema.kinds[`${apiVersion} ${identity.kind}`] = shortName(name);
  const properties = Object.fromEntries(
    Object.entries(definition.properties).filter(([key]) => key !== 'status'),
  );
  add(name, {...definition, properties});
}
writeFileSync(output, `${JSON.stringify(schema)}\n`);
console.log(
  `${output}: Kubernetes ${version}, ${Object.keys(schema.kinds).length} kinds, ${Object.keys(schema.definitions).length} definitions`,
);

function add(name: string, definition: Definition): void {
  const key = shortName(name);
  if (schema.definitions[key]) return;
  schema.definitions[key] = {};
  schema.definitions[key] = simplify(definition);
}

/** A JSON Schema that rejects unknown fields, as the API server does with strict validation. */
function simplify(definition: Definition): object {
  if (definition.$ref) {
    const name = definition.$ref.replace('#/definitions/', '');
    const target = definitions[name];
    if (!target) throw new Error(`${name} is not defined`);
    if (/\.(IntOrString|Quantity)$/.test(name)) return {type: ['string', 'number']};
    add(name, target);
    return {$ref: `#/definitions/${shortName(name)}`};
  }
  const {type, properties, items, additionalProperties, required} = definition;
  return {
    ...(type && {type}),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, simplify(value)]),
      ),
    }),
    ...(properties && {additionalProperties: false}),
    ...(items && {items: simplify(items)}),
    ...(additionalProperties && {
      additionalProperties: additionalProperties === true ? true : simplify(additionalProperties),
    }),
    ...(required && {required}),
  };
}
