import {sample} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';

/** Ports for administration and for databases. */
const guarded = [22, 1433, 3306, 3389, 5432, 5986, 6379, 6443, 8635, 27017];

const open = (from: number, to: number, protocol = 'tcp'): Edit =>
  sample(
    `resource "opentelekomcloud_networking_secgroup_rule_v2" "open" {
  security_group_id = "@@region@@"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "${protocol}"
  port_range_min    = ${from}
  port_range_max    = ${to}
  remote_ip_prefix  = "0.0.0.0/0"
}`,
    'hcl',
  );

/** A security group in a sample must not open an administration port to the world. */
export const openPorts: Rule = {
  name: 'open-ports',
  finds:
    'a port of administration or of a database that is open to every address, or an unknown protocol',
  fix: 'write @@admin_cidr@@ or a range of the VPC',
  wrong: {
    'SSH from everywhere': open(20, 25),
    'a protocol that the API does not know': open(443, 443, 'vrrp'),
  },
  right: {
    'HTTPS from everywhere': open(443, 443),
    'a protocol by its number': open(443, 443, '112'),
  },
  inSamples: [
    {
      pattern:
        /^resource "opentelekomcloud_networking_secgroup_rule_v2" "[\w-]+" \{\n([\s\S]*?)^\}/gm,
      languages: ['hcl'],
      message: ([, body = '']) => {
        if (!/direction\s*=\s*"ingress"/.test(body)) return undefined;
        if (!/remote_ip_prefix\s*=\s*"(?:0\.0\.0\.0\/0|::\/0)"/.test(body)) return undefined;
        const from = Number(/port_range_min\s*=\s*(\d+)/.exec(body)?.[1] ?? 0);
        const to = Number(/port_range_max\s*=\s*(\d+)/.exec(body)?.[1] ?? 65535);
        const ports = guarded.filter((port) => port >= from && port <= to);
        return ports.length > 0
          ? `this rule opens port ${ports.join(', ')} to every address`
          : undefined;
      },
    },
    {
      pattern:
        /^resource "opentelekomcloud_networking_secgroup_rule_v2" "[\w-]+" \{\n[^}]*?protocol\s*=\s*"([^"$]+)"/gm,
      languages: ['hcl'],
      message: ([, protocol = '']) =>
        /^(?:tcp|udp|icmp|\d+)$/.test(protocol)
          ? undefined
          : `the API takes tcp, udp, icmp or a number, and not ${protocol}`,
      fix: 'write the number of the protocol',
    },
  ],
};
