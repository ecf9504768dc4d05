import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import type {TerraformBlock, TerraformSchema} from '../../schemas/terraformSchema';

export interface TerraformProblem {
  /** Matches the first line of the block. */
  header: RegExp;
  /** Argument that is wrong; none where the block itself is. */
  argument?: string;
  message: string;
}

export interface TerraformValidator {
  provider: string;
  version: string;
  fingerprint: string;
  /** Problems of a parsed file. Blocks of other providers are not judged. */
  validate(file: Record<string, unknown>): TerraformProblem[];
}

/** Arguments that Terraform itself gives to every resource and data source. */
const metaArguments =
  /^(count|for_each|provider|depends_on|lifecycle|provisioner|connection|dynamic)$/;

/** Arguments that a resource is useless without, although the provider does not ask for them. */
const silentDefaults: Readonly<Record<string, {argument: string; beside: string; reason: string}>> =
  {
    opentelekomcloud_ces_alarmrule: {
      argument: 'alarm_action_enabled',
      beside: 'alarm_actions',
      // `resource_opentelekomcloud_ces_alarmrule.go`; the page of the resource says true.
      reason: 'its default is false, so that the alarm does nothing',
    },
    opentelekomcloud_lb_loadbalancer_v3: {
      argument: 'subnet_id',
      beside: 'network_ids',
      // ELB API, "Creating a load balancer"; CCE refuses a load balancer without it for an ingress.
      reason: 'without it the load balancer has no private address',
    },
  };

const schemaFile = new URL(
  '../../../data/schemas/terraform-opentelekomcloud.json',
  import.meta.url,
);

export async function readTerraformValidator(): Promise<TerraformValidator> {
  const text = await readFile(schemaFile, 'utf8');
  return createTerraformValidator(
    JSON.parse(text) as TerraformSchema,
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  );
}

function createTerraformValidator(
  schema: TerraformSchema,
  fingerprint: string,
): TerraformValidator {
  const {provider, version} = schema;
  const name = provider.split('/')[1] ?? provider;

  function ofKind(file: Record<string, unknown>, kind: 'resource' | 'data'): TerraformProblem[] {
    const known = kind === 'data' ? schema.data : schema.resources;
    return Object.entries(record(file[kind])).flatMap(([type, byName]) =>
      Object.entries(record(byName)).flatMap(([id, bodies]) => {
        const header = new RegExp(`^\\s*${kind}\\s+"?${type}"?\\s+"?${id}(?![\\w-])`);
        const block = known[type];
        if (block)
          return list(bodies).flatMap((body) => [
            ...checkBlock(body, block, `${type}.${id}`, header),
            ...checkSilentDefault(body, type, `${type}.${id}`, header),
          ]);
        if (!type.startsWith(`${name}_`)) return [];
        const what = kind === 'data' ? 'data source' : 'resource';
        const message = `provider ${version} has no ${what} "${type}"`;
        return [{header, message: message + didYouMean(type, Object.keys(known))}];
      }),
    );
  }
  return {
    provider,
    version,
    fingerprint,
    validate: (file) => [
      ...list(record(file['provider'])[name]).flatMap((body) =>
        // The environment often configures the provider, so nothing is required here.
        checkBlock(
          body,
          {...optional(schema.configuration), alias: 1, version: 1},
          `provider ${name}`,
          /^\s*provider\s/,
        ),
      ),
      ...ofKind(file, 'resource'),
      ...ofKind(file, 'data'),
    ],
  };
}

function didYouMean(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? `: did you mean "${guess}"?` : '';
}

function checkBlock(
  body: unknown,
  block: TerraformBlock,
  place: string,
  header: RegExp,
): TerraformProblem[] {
  const given = record(body);
  const dynamic = record(given['dynamic']);
  const known = optional(block);
  // A nested block may have an argument that is called like a meta-argument, such as "count".
  const names = [
    ...Object.keys(given).filter(
      (key) => key !== '//' && (Object.hasOwn(known, key) || !metaArguments.test(key)),
    ),
    ...Object.keys(dynamic),
  ];
  const problems = names
    .filter((name) => !Object.hasOwn(known, name))
    .map((argument): TerraformProblem => {
      const guess = didYouMean(argument, Object.keys(known));
      return {header, argument, message: `${place} has no argument "${argument}"${guess}`};
    });
  for (const key of Object.keys(block))
    if (key.endsWith('!') && !names.includes(key.slice(0, -1)))
      problems.push({header, message: `${place} needs the argument "${key.slice(0, -1)}"`});
  for (const [name, nested] of Object.entries(known)) {
    if (nested === 1) continue;
    const dynamicBodies = list(dynamic[name]).flatMap((each) => list(record(each)['content']));
    for (const inner of [...list(given[name]).filter(isRecord), ...dynamicBodies])
      problems.push(...checkBlock(inner, nested, `${place}.${name}`, header));
  }
  return problems;
}

function checkSilentDefault(
  body: unknown,
  type: string,
  place: string,
  header: RegExp,
): TerraformProblem[] {
  const given = record(body);
  const rule = silentDefaults[type];
  if (!rule || rule.argument in given) return [];
  const {argument, beside, reason} = rule;
  if (!(beside in given) && !(beside in record(given['dynamic']))) return [];
  return [
    {header, message: `${place} needs the argument "${argument}" beside "${beside}": ${reason}`},
  ];
}

/** The arguments of a block by their names, without the mark of required ones. */
function optional(block: TerraformBlock): TerraformBlock {
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [key.replace(/!$/, ''), value]),
  );
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function list(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}
