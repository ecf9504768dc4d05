import {sample} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';

/** Ports for administration, file systems, databases, caches and message queues. */
const guarded = [
  22, 23, 111, 139, 389, 445, 1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900,
  5985, 5986, 6379, 6443, 8635, 9092, 9093, 9094, 9200, 9300, 10250, 11211, 27017,
];

const open = (
  from: number,
  to: number,
  protocol = 'tcp',
  sender = 'remote_ip_prefix  = "0.0.0.0/0"',
): Edit =>
  sample(
    `resource "opentelekomcloud_networking_secgroup_rule_v2" "open" {
  security_group_id = "@@region@@"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "${protocol}"
  port_range_min    = ${from}
  port_range_max    = ${to}
  ${sender}
}`,
    'hcl',
  );

const world = /^(?:0\.0\.0\.0\/0|::\/0)?$/;

/** Returns a message if a guarded port is open to every address. An empty range means every. */
function openTo(remote: string, from: number, to: number): string | undefined {
  const ports = guarded.filter((port) => port >= from && port <= to);
  return world.test(remote) && ports.length > 0
    ? `this rule opens port ${ports.join(', ')} to every address`
    : undefined;
}

/** A rule without a protocol applies to all protocols. */
function hasPorts(protocol = 'any'): boolean {
  return /^(?:any|tcp|udp|6|17)$/.test(protocol);
}

/** The value of an argument of a block, without quotes; undefined if it is missing. */
function argument(body: string, name: string): string | undefined {
  return new RegExp(`^\\s*${name}\\s*=\\s*(.+?)\\s*(?:#.*)?$`, 'm')
    .exec(body)?.[1]
    ?.replaceAll('"', '');
}

/** The value of an option of a command. */
function optionOf(command: string, name: string): string | undefined {
  return new RegExp(`--${name}[ =]["']?([^\\s"']+)`).exec(command)?.[1];
}

/** A security group in a sample must not open an administration port to the world. */
export const openPorts: Rule = {
  name: 'open-ports',
  finds: 'a port of administration or of a database that is open to every address',
  fix: 'write @@admin_cidr@@ or a range of the VPC',
  wrong: {
    'SSH from everywhere': open(20, 25),
    'SSH without a sender': open(22, 22, 'tcp', ''),
    'a command that opens SSH': sample(
      'openstack security group rule create --dst-port 22 --protocol tcp --ingress demo',
    ),
    'a group that opens a database': sample(
      `resource "opentelekomcloud_compute_secgroup_v2" "open" {
  name        = "demo"
  description = "demo"
  rule {
    from_port   = 5432
    to_port     = 5432
    ip_protocol = "tcp"
    cidr        = "0.0.0.0/0"
  }
}`,
      'hcl',
    ),
    'a container that publishes a database': sample(
      'services:\n  db:\n    image: postgres:17.1\n    ports: ["5432:5432"]',
      'yaml',
    ),
    'a message queue from everywhere': open(9093, 9093),
  },
  right: {
    'HTTPS from everywhere': open(443, 443),
    'a protocol by its number': open(443, 443, '112'),
    'SSH from a group': open(22, 22, 'tcp', 'remote_group_id = "demo"'),
    'a command with a range': sample(
      'openstack security group rule create --dst-port 22 --remote-ip 10.0.0.0/8 demo',
    ),
  },
  inSamples: [
    {
      // Docker's own rules precede the rules of the machine's firewall.
      pattern:
        /^ *(?:- |ports: *\[)[^\n]*?["']?(?<![\d.:])(\d+):\d+["']?(?=[\s,\]]|$)|\bdocker run\b[^\n]* -p ["']?(\d+):\d+/gm,
      languages: ['bash', 'yaml'],
      message: ([, listed, given]) => {
        const port = Number(listed ?? given);
        return guarded.includes(port) ? `every address reaches port ${port}` : undefined;
      },
      fix: 'write 127.0.0.1: in front of the ports',
    },
    {
      pattern:
        /^resource "opentelekomcloud_networking_secgroup_rule_v2" "[\w-]+" \{\n([\s\S]*?)^\}/gm,
      languages: ['hcl'],
      message: ([, body = '']) => {
        if (argument(body, 'direction') !== 'ingress' || argument(body, 'remote_group_id'))
          return undefined;
        if (!hasPorts(argument(body, 'protocol'))) return undefined;
        // Without ports, the rule opens every port.
        const from = Number(argument(body, 'port_range_min') ?? 0);
        const to = Number(argument(body, 'port_range_max') ?? 65535);
        return openTo(argument(body, 'remote_ip_prefix') ?? '', from, to);
      },
    },
    {
      pattern: /^ +rule \{\n([^}]*from_port[^}]*)\}/gm,
      languages: ['hcl'],
      message: ([, body = '']) =>
        openTo(
          argument(body, 'cidr') ?? argument(body, 'from_group_id') ?? '',
          Number(argument(body, 'from_port')),
          Number(argument(body, 'to_port')),
        ),
    },
    {
      pattern: /\bopenstack security group rule create\b(?:[^\n\\]|\\\n|\\.)*/g,
      languages: ['bash'],
      message: ([command]) => {
        if (/ --egress\b| --remote-group\b/.test(command)) return undefined;
        if (!hasPorts(optionOf(command, 'protocol'))) return undefined;
        const [from = '0', to = from] = (optionOf(command, 'dst-port') ?? '0:65535').split(':');
        return openTo(optionOf(command, 'remote-ip') ?? '', Number(from), Number(to));
      },
    },
  ],
};
