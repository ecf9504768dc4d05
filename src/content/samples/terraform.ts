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
const metaArguments = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'dynamic',
]);

/** Arguments that the provider does not ask for, by resource, and beside which one it is useless without them. */
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
  const prefix = `${schema.provider.split('/')[1] ?? schema.provider}_`;

  function validate(file: Record<string, unknown>): TerraformProblem[] {
    const ofKind = (
      kind: 'resource' | 'data',
      known: TerraformSchema['resources'],
    ): TerraformProblem[] =>
      Object.entries(record(file[kind])).flatMap(([type, byName]) =>
        Object.entries(record(byName)).flatMap(([name, blocks]) => {
          const header = new RegExp(`^\\s*${kind}\\s+"?${type}"?\\s+"?${name}(?![\\w-])`);
          const block = known[type];
          if (block)
            return list(blocks).flatMap((body) => [
              ...checkBlock(body, block, `${type}.${name}`, header),
              ...checkSilentDefault(body, type, `${type}.${name}`, header),
            ]);
          return type.startsWith(prefix)
            ? [unknownType(kind, type, Object.keys(known), header)]
            : [];
        }),
      );
    const provider = list(record(file['provider'])[prefix.slice(0, -1)]).flatMap((body) =>
      // Where the provider is configured is often the environment, so nothing is required here.
      checkBlock(
        body,
        optional(schema.configuration),
        `provider ${prefix.slice(0, -1)}`,
        /^\s*provider\s/,
        ['alias', 'version'],
      ),
    );
    return [...provider, ...ofKind('resource', schema.resources), ...ofKind('data', schema.data)];
  }

  function unknownType(
    kind: string,
    type: string,
    known: string[],
    header: RegExp,
  ): TerraformProblem {
    const guess = nearest(type, known);
    const what = kind === 'data' ? 'data source' : 'resource';
    return {
      header,
      message: `provider ${schema.version} has no ${what} "${type}"${guess ? `: did you mean "${guess}"?` : ''}`,
    };
  }
  return {provider: schema.provider, version: schema.version, fingerprint, validate};
}

function checkBlock(
  body: unknown,
  block: TerraformBlock,
  place: string,
  header: RegExp,
  further: readonly string[] = [],
): TerraformProblem[] {
  const given = record(body);
  const dynamic = record(given['dynamic']);
  const known = new Map(
    Object.entries(block).map(([key, value]) => [key.replace(/!$/, ''), value]),
  );
  // A nested block may have an argument of its own that is called like a meta-argument, such as "count".
  const names = [
    ...Object.keys(given).filter(
      (key) => key !== '//' && (known.has(key) || !metaArguments.has(key)),
    ),
    ...Object.keys(dynamic),
  ];
  const problems = names
    .filter((name) => !known.has(name) && !further.includes(name))
    .map((argument): TerraformProblem => {
      const guess = nearest(argument, [...known.keys()]);
      return {
        header,
        argument,
        message: `${place} has no argument "${argument}"${guess ? `: did you mean "${guess}"?` : ''}`,
      };
    });
  for (const key of Object.keys(block)) {
    if (!key.endsWith('!') || names.includes(key.slice(0, -1))) continue;
    problems.push({header, message: `${place} needs the argument "${key.slice(0, -1)}"`});
  }
  for (const [name, nested] of known) {
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
  const known = silentDefaults[type];
  if (
    !known ||
    known.argument in given ||
    !(known.beside in {...given, ...record(given['dynamic'])})
  )
    return [];
  return [
    {
      header,
      message: `${place} needs the argument "${known.argument}" beside "${known.beside}": ${known.reason}`,
    },
  ];
}

function optional(block: TerraformBlock): TerraformBlock {
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [key.replace(/!$/, ''), value]),
  );
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function list(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
