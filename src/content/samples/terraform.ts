import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {isRecord} from '../../lib/isRecord';
import type {AcceptedValues, TerraformBlock, TerraformSchema} from '../../schemas/terraformSchema';
import {didYouMean, languageProblems} from './terraformLanguage';

export interface TerraformProblem {
  /** Matches the first line of the block. */
  header: RegExp;
  /** The invalid argument. Undefined if the block itself is invalid. */
  argument?: string;
  message: string;
}

export interface TerraformValidator {
  provider: string;
  version: string;
  fingerprint: string;
  /** Problems of a parsed file. Blocks of other providers are ignored. */
  validate(file: Record<string, unknown>): TerraformProblem[];
}

/** Arguments that Terraform adds to every resource and data source. */
const metaArguments =
  /^(count|for_each|provider|depends_on|lifecycle|provisioner|connection|dynamic)$/;

/** A requirement of a resource for a certain use. The provider does not check it. */
interface Need {
  /**
   * Path of the required argument. A comment beside `prevent_destroy = false` is accepted as a
   * reason.
   */
  argument: string;
  /** Only for resources with this argument. */
  beside?: string;
  /** Applies only if the JSON of that argument matches this. A variable may be null. */
  where?: RegExp;
  /** Does not apply to a file whose JSON matches this. */
  unless?: RegExp;
  /** The value must contain this. */
  naming?: RegExp;
  reason: string;
}

const lasting: Need = {
  argument: 'lifecycle.prevent_destroy',
  reason: 'many changes replace the instance with its data',
};

const needs: Readonly<Record<string, readonly Need[]>> = {
  opentelekomcloud_apigw_throttling_policy_v2: [
    {
      argument: 'max_user_requests',
      beside: 'max_app_requests',
      // The provider sends 0. APIG API, "Creating a request throttling policy".
      reason: 'its limit must be at least that of an application',
    },
  ],
  opentelekomcloud_cbr_vault_v3: [
    {
      argument: 'lifecycle.ignore_changes',
      beside: 'auto_expand',
      where: /true/,
      naming: /\bbilling\b/,
      // CBR user guide, "Expanding Vault Capacity". The provider reads the grown size.
      reason: 'the vault grows by itself, and a later plan would shrink it',
    },
    {
      argument: 'lifecycle.prevent_destroy',
      beside: 'billing.protect_type',
      where: /backup/,
      reason: 'a replacement of the vault deletes its backups',
    },
  ],
  opentelekomcloud_cce_node_pool_v3: [
    {
      argument: 'lifecycle.ignore_changes',
      beside: 'scale_enable',
      where: /true/,
      naming: /\binitial_node_count\b/,
      reason: 'the autoscaler changes the number, and a later plan would set it back',
    },
  ],
  opentelekomcloud_ces_alarmrule: [
    {
      argument: 'alarm_action_enabled',
      beside: 'alarm_actions',
      // `resource_opentelekomcloud_ces_alarmrule.go`. The resource's documentation says true.
      reason: 'its default is false, so that the alarm does nothing',
    },
  ],
  opentelekomcloud_dcs_instance_v2: [lasting],
  opentelekomcloud_dds_instance_v3: [lasting],
  opentelekomcloud_identity_password_policy_v3: [
    {
      argument: 'password_char_combination',
      // `resource_opentelekomcloud_identity_password_policy_v3.go` sends 0 otherwise.
      reason: 'without it the provider may accept passwords of one kind of character',
    },
  ],
  opentelekomcloud_lb_listener_v3: [
    {
      argument: 'default_tls_container_ref',
      beside: 'protocol',
      where: /HTTPS|TLS/,
      // ELB API, "Adding a listener".
      reason: 'the listener needs a server certificate',
    },
  ],
  opentelekomcloud_lb_loadbalancer_v3: [
    {
      argument: 'subnet_id',
      beside: 'network_ids',
      // ELB API, "Creating a load balancer". CCE refuses a load balancer without it for an ingress.
      reason: 'without it the load balancer has no private address',
    },
  ],
  opentelekomcloud_lb_member_v3: [
    {
      argument: 'subnet_id',
      unless: /"ip_target_enable":true/,
      // ELB API, "Adding a backend server": without a subnet the address belongs to another VPC.
      reason: 'without it the load balancer treats the server as one outside its VPC',
    },
  ],
  opentelekomcloud_rds_instance_v3: [
    lasting,
    {
      argument: 'timeouts.create',
      beside: 'restore_point',
      reason: 'a restore takes longer than the default of 30 minutes',
    },
    {
      argument: 'lifecycle.ignore_changes',
      beside: 'volume.limit_size',
      where: /^\d/,
      naming: /\bvolume\b/,
      // In eu-ch2 the provider stores the grown size in the state.
      reason: 'the volume grows by itself, and a later plan would shrink it',
    },
  ],
  opentelekomcloud_waf_dedicated_domain_v1: [
    {
      argument: 'protect_status',
      // `resource_opentelekomcloud_waf_dedicated_domain_v1.go` sends 0 after it creates the domain.
      reason: 'without it WAF forwards requests without inspection',
    },
  ],
};

/** EVS API, "Creating EVS Disks". */
const diskTypes = 'SATA|SAS|SSD|GPSSD|ESSD|co-p1|uh-l1';

/** What the API accepts and the provider does not check. */
const apiValues: AcceptedValues = {
  // CCE API, "Creating a Cluster".
  'opentelekomcloud_cce_cluster_v3.container_network_type': 'overlay_l2|vpc-router|eni',
  // DNS API, "Creating a Record Set" and "Creating a Public Zone".
  'opentelekomcloud_dns_recordset_v2.type': 'A|AAAA|MX|CNAME|TXT|NS|SRV|PTR|CAA',
  'opentelekomcloud_dns_zone_v2.type': 'public|private',
  // EVS API, "Creating EVS Disks", for data disks.
  'opentelekomcloud_evs_volume_v3.size': '10..32768',
  'opentelekomcloud_evs_volume_v3.volume_type': diskTypes,
  'opentelekomcloud_cce_node_pool_v3.root_volume.volumetype': diskTypes,
  'opentelekomcloud_cce_node_pool_v3.data_volumes.volumetype': diskTypes,
  'opentelekomcloud_compute_instance_v2.block_device.volume_type': diskTypes,
  'opentelekomcloud_ecs_instance_v1.system_disk_type': diskTypes,
  // EIP API, "Assigning an EIP".
  'opentelekomcloud_vpc_eip_v1.publicip.type': '5_bgp|5_mailbgp|5_gray',
  // VPC API, "Creating a Security Group Rule".
  'opentelekomcloud_networking_secgroup_rule_v2.direction': 'ingress|egress',
  'opentelekomcloud_networking_secgroup_rule_v2.ethertype': 'IPv4|IPv6',
  'opentelekomcloud_networking_secgroup_rule_v2.port_range_min': '0..65535',
  'opentelekomcloud_networking_secgroup_rule_v2.port_range_max': '0..65535',
  // RDS API, "Setting an Automated Backup Policy".
  'opentelekomcloud_rds_instance_v3.backup_strategy.keep_days': '0..732',
};

/** Numbers of a resource in ascending order. Equal numbers are allowed. */
const ascending: Readonly<Record<string, readonly string[]>> = {
  opentelekomcloud_as_group_v1: [
    'min_instance_number',
    'desire_instance_number',
    'max_instance_number',
  ],
  opentelekomcloud_cce_node_pool_v3: ['min_node_count', 'max_node_count'],
};

const schemaFile = new URL(
  '../../../data/schemas/terraform-opentelekomcloud.json',
  import.meta.url,
);
const valuesFile = new URL('../../../data/schemas/terraform-values.json', import.meta.url);

/** A block: its name for messages, a pattern of its first line, and its path in the schema. */
interface Place {
  name: string;
  header: RegExp;
  path: string;
}

export async function readTerraformValidator(): Promise<TerraformValidator> {
  const [text, valuesText] = (await Promise.all(
    [schemaFile, valuesFile].map((file) => readFile(file, 'utf8')),
  )) as [string, string];
  const schema = JSON.parse(text) as TerraformSchema;
  const values = {...(JSON.parse(valuesText) as AcceptedValues), ...apiValues};
  const {provider, version} = schema;
  const name = provider.split('/')[1] ?? provider;

  // The provider is often configured by environment variables, so nothing is required here.
  const settings: TerraformBlock = {...optional(schema.configuration), alias: 1, version: 1};
  const ofProvider = {name: `provider ${name}`, header: /^\s*provider\s/, path: 'provider'};

  function ofKind(file: Record<string, unknown>, kind: 'resource' | 'data'): TerraformProblem[] {
    const known = kind === 'data' ? schema.data : schema.resources;
    return Object.entries(record(file[kind])).flatMap(([type, byName]) =>
      Object.entries(record(byName)).flatMap(([id, bodies]) => {
        const header = new RegExp(`^\\s*${kind}\\s+"?${type}"?\\s+"?${id}(?![\\w-])`);
        const block = known[type];
        const path = kind === 'data' ? `data.${type}` : type;
        const place = {name: `${type}.${id}`, header, path};
        if (block)
          return list(bodies).flatMap((body) => [
            ...checkBlock(body, block, place),
            ...checkValues(body, place, values),
            ...(kind === 'data' ? [] : checkNeeds(body, file, type, place)),
            ...checkOrder(body, ascending[type] ?? [], place),
            ...checkEmptyPassword(body, file, place),
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
    fingerprint: createHash('sha256')
      .update(text + valuesText + JSON.stringify([needs, apiValues, ascending]))
      .digest('hex')
      .slice(0, 12),
    validate: (file) => [
      ...list(record(file['provider'])[name]).flatMap((body) =>
        checkBlock(body, settings, ofProvider),
      ),
      ...ofKind(file, 'resource'),
      ...ofKind(file, 'data'),
      ...checkAttributes(file, schema),
      ...languageProblems(file),
    ],
  };
}

/** An expression that reads an attribute of a resource or data source, in the JSON of a file. */
const attributeOf =
  /\b(data\.)?([a-z]\w*)\.([a-z][\w-]*)((?:\[(?:[^[\]]|\[[^[\]]*\])*\])?)\.(\w+)/g;

/** Expressions read attributes that the resource or data source has. */
function checkAttributes(
  file: Record<string, unknown>,
  {resources, data}: TerraformSchema,
): TerraformProblem[] {
  const found = [...JSON.stringify(file).matchAll(attributeOf)].flatMap(
    ([, isData, type = '', id = '', , attribute = '']): [string, TerraformProblem][] => {
      const block = (isData ? data : resources)[type];
      if (!block) return [];
      const names = Object.keys(optional(block));
      if (names.includes(attribute) || attribute === 'id') return [];
      const message = `${type}.${id} has no attribute "${attribute}"${didYouMean(attribute, names)}`;
      const header = new RegExp(`\\b${type}\\.${id}\\b.*\\.${attribute}\\b`);
      return [[message, {header, message}]];
    },
  );
  return [...new Map(found).values()];
}

function checkBlock(body: unknown, block: TerraformBlock, place: Place): TerraformProblem[] {
  const {name: at, header} = place;
  const given = record(body);
  const dynamic = record(given['dynamic']);
  const all = optional(block);
  const known = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== 0));
  // A nested block may have an argument with the name of a meta-argument, such as "count".
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
      const fault = Object.hasOwn(all, argument)
        ? `cannot set "${argument}", because it is read-only`
        : `has no argument "${argument}"${guess}`;
      return {header, argument, message: `${at} ${fault}`};
    });
  for (const key of Object.keys(block))
    if (key.endsWith('!') && !names.includes(key.slice(0, -1)))
      problems.push({header, message: `${at} needs the argument "${key.slice(0, -1)}"`});
  for (const [name, nested] of Object.entries(known)) {
    if (typeof nested !== 'object') continue;
    const dynamicBodies = list(dynamic[name]).flatMap((each) => list(record(each)['content']));
    for (const inner of [...list(given[name]).filter(isRecord), ...dynamicBodies])
      problems.push(...checkBlock(inner, nested, {...place, name: `${at}.${name}`}));
  }
  return problems;
}

/** Literals that the provider's own validation refuses, also in nested blocks. */
function checkValues(body: unknown, place: Place, values: AcceptedValues): TerraformProblem[] {
  return Object.entries(record(body)).flatMap(([argument, value]) => {
    const path = `${place.path}.${argument}`;
    const accepted = values[path];
    if (accepted === undefined)
      return list(value).flatMap((inner) => checkValues(inner, {...place, path}, values));
    const all = list(value).flat();
    return all
      .filter((one) => !accepts(accepted, one))
      .map((one) => ({
        header: place.header,
        argument,
        message: `${place.name} takes ${inWords(accepted)} for "${argument}", and not ${JSON.stringify(one)}`,
      }));
  });
}

/** True for expressions too, because their values are not known. */
function accepts(accepted: string, value: unknown): boolean {
  const [, least, most] = /^(-?\d+)\.\.(-?\d+)$/.exec(accepted) ?? [];
  if (least !== undefined)
    return typeof value !== 'number' || (value >= Number(least) && value <= Number(most));
  if (typeof value !== 'string' || value.includes('${')) return true;
  const fold = (text: string): string => (accepted.startsWith('~') ? text.toLowerCase() : text);
  return accepted
    .replace('~', '')
    .split('|')
    .some((one) => fold(one) === fold(value));
}

function inWords(accepted: string): string {
  return accepted.replace('~', '').replace('..', ' to ').split('|').join(', ');
}

function checkNeeds(
  body: unknown,
  file: Record<string, unknown>,
  type: string,
  {name, header}: Place,
): TerraformProblem[] {
  return (needs[type] ?? [])
    .filter(({argument, beside, where = /^/, unless, naming = /^/}) => {
      if (unless?.test(JSON.stringify(file))) return false;
      const used = beside === undefined ? [body] : valuesAt(body, beside);
      if (!used.some((value) => where.test(JSON.stringify(value)))) return false;
      return !valuesAt(body, argument).some((value) => naming.test(JSON.stringify(value)));
    })
    .map(({argument, beside, reason}) => {
      const use = beside ? ` beside "${beside}"` : '';
      return {header, message: `${name} needs the argument "${argument}"${use}: ${reason}`};
    });
}

function checkOrder(
  body: unknown,
  names: readonly string[],
  {name: place, header}: Place,
): TerraformProblem[] {
  const given = names.flatMap((argument) => {
    const value = record(body)[argument];
    return typeof value === 'number' ? [{argument, value}] : [];
  });
  return given.flatMap(({argument, value}, index) => {
    const before = given[index - 1];
    if (!before || before.value <= value) return [];
    const message = `${place} has ${before.value} for "${before.argument}", more than ${value} for "${argument}"`;
    return [{header, argument, message}];
  });
}

/** An empty password from a prompt would create a Redis instance without authentication. */
function checkEmptyPassword(
  body: unknown,
  file: Record<string, unknown>,
  {name: place, header}: Place,
): TerraformProblem[] {
  const [, name = ''] = /^\$\{var\.(\w+)\}$/.exec(String(record(body)['password'])) ?? [];
  const [variable] = valuesAt(file, `variable.${name}`);
  if (!place.includes('dcs_instance') || !variable || 'validation' in record(variable)) return [];
  const message = `${place} takes a password that may be empty: add a validation of var.${name}`;
  return [{header, message}];
}

/** The values at a path of nested blocks, including dynamic blocks. */
function valuesAt(body: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (bodies, key) =>
      bodies.flatMap((each) => {
        const given = record(each);
        return [...list(given[key]), ...list(record(given['dynamic'])[key])];
      }),
    [body],
  );
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
