import {matchesInSamples} from '../../../content/checks/matchesInSamples';
import type {Rule} from '../../../content/checks/rule';

/** Ports of administration and of databases. */
const guarded = [22, 1433, 3306, 3389, 5432, 5986, 6379, 6443, 8635, 27017];

const rule =
  /^resource "opentelekomcloud_networking_secgroup_rule_v2" "[\w-]+" \{\n([\s\S]*?)^\}/gm;

/** No security group of a sample opens a port of administration to the world. */
export const openPorts: Rule = {
  name: 'open-ports',
  finds: 'a port of administration or of a database that is open to every address',
  fix: 'write @@admin_cidr@@ or a range of the VPC',
  wrong: [
    {
      name: 'SSH from everywhere',
      from: '```bash\nopenstack --os-region-name "@@region@@" network list\n```',
      to: '```hcl\nresource "opentelekomcloud_networking_secgroup_rule_v2" "ssh" {\n  security_group_id = "@@region@@"\n  direction         = "ingress"\n  ethertype         = "IPv4"\n  protocol          = "tcp"\n  port_range_min    = 20\n  port_range_max    = 25\n  remote_ip_prefix  = "0.0.0.0/0"\n}\n```',
    },
  ],
  right: [
    {
      name: 'HTTPS from everywhere',
      from: '```bash\nopenstack --os-region-name "@@region@@" network list\n```',
      to: '```hcl\nresource "opentelekomcloud_networking_secgroup_rule_v2" "https" {\n  security_group_id = "@@region@@"\n  direction         = "ingress"\n  ethertype         = "IPv4"\n  protocol          = "tcp"\n  port_range_min    = 443\n  port_range_max    = 443\n  remote_ip_prefix  = "0.0.0.0/0"\n}\n```',
    },
  ],
  findInPage: (page) =>
    matchesInSamples(page, rule, ['hcl']).flatMap(({line, match: [, body = '']}) => {
      if (!/direction\s*=\s*"ingress"/.test(body)) return [];
      if (!/remote_ip_prefix\s*=\s*"(?:0\.0\.0\.0\/0|::\/0)"/.test(body)) return [];
      const from = Number(/port_range_min\s*=\s*(\d+)/.exec(body)?.[1] ?? 0);
      const to = Number(/port_range_max\s*=\s*(\d+)/.exec(body)?.[1] ?? 65535);
      const open = guarded.filter((port) => port >= from && port <= to);
      if (open.length === 0) return [];
      return [
        {
          line,
          message: `this rule opens port ${open.join(', ')} to every address`,
          fix: 'write @@admin_cidr@@ or a range of the VPC',
        },
      ];
    }),
};
