import {prose, sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';

/** Zones, and hosts of services, that exist in one region only. */
const host = /[\w.-]*\bt-?sy?s?te?ms?\.\w+/g;
/** Hosts end with the first form. Names of VPC endpoint services begin with the second form. */
const rightHost = /(?:^|\.)otc\.t-systems\.com$|^com\.t-systems\.otc$/;
const hostFix = 'write a host that ends in otc.t-systems.com';
const wrongHost = (name: string): string | undefined =>
  rightHost.test(name) ? undefined : `"${name}" is no host of the platform`;
const noZone = /\beu-(?:de|nl)-(?:\d\b|0[04-9])|\beu-ch2(?:-0?\d\b|[c-z]\b)/g;
const place =
  /@@region@@(?:-0\d|\.otc\.t-systems\.com)|\beu-(?:de|nl)-0\d\b|\beu-ch2(?:[ab]|-?0\d)\b|\/\/[a-z-]+\.eu-(?:de|ch2)\.[a-z.]*otc\.t-systems\.com/g;

/**
 * A sample uses variables for zones and hosts. Names in eu-ch2 follow another pattern: its zones
 * are eu-ch2a and eu-ch2b, and its hosts end in `sc.otc.t-systems.com`.
 */
export const fixedPlaces: Rule = {
  name: 'fixed-places',
  finds:
    'a zone or a host of one region in a sample, a host that does not exist, or a region in a figure',
  fix: 'write @@zone@@, @@second_zone@@, @@endpoint_domain@@, @@iam_host@@ or @@login_host@@',
  wrong: {
    'a zone built from the region': sample(
      'openstack server list --availability-zone "@@region@@-01"',
    ),
    'a zone of one region': sample('openstack server list --availability-zone eu-de-01'),
    'a project in a user name of the registry': sample('docker login -u "eu-ch2_demo@$AK"'),
    'a host built from the region': sample('curl "https://vpc.@@region@@.otc.t-systems.com/v1"'),
    'a sign-in host of one region': sample('curl https://auth.otc.t-systems.com/'),
    'a misspelt host': sample('curl https://auth.otc.t-system.com/'),
    'a misspelt host in prose': prose('Open `auth.otc.t-system.com`.'),
    'a zone that does not exist': prose('The zone eu-de-05 has no such flavor.'),
    'a region in a figure': {
      file: 'docs/best-practices/networking/plan.architecture.yml',
      from: 'label: Front',
      to: 'label: Front in eu-de-01',
    },
  },
  right: {'a zone in output': ['The list shows', '```text\neu-de-01\n```\n\nThe list shows']},
  inSamples: [
    {
      pattern: place,
      // A template has the region and its zones together in these files.
      message: ([text], {file}) =>
        /(?:\.tfvars|\/variables\.tf)$/.test(file)
          ? undefined
          : `"${text}" is wrong in another region`,
    },
    {
      pattern: /\bauth\.(?:sc\.)?otc\.t-systems\.com\b/g,
      message: ([host]) => `"${host}" is wrong in another region`,
    },
    {
      pattern: host,
      message: ([name]) => wrongHost(name),
      fix: hostFix,
    },
    {
      pattern:
        /(?:@@project@@|\beu-(?:de|nl|ch2)_[\w-]+)@|\b(?:REGISTRY|SWR)_\w+=["']?@@project@@/g,
      message: () => 'the registry does not know this project in a user name',
      fix: 'write @@region@@@, the project of the region',
    },
  ],
  findInPage: ({tree}) =>
    nodesOf(tree(), 'text', 'inlineCode').flatMap((node) => [
      ...[...node.value.matchAll(host)].flatMap(([name]) => {
        const message = wrongHost(name);
        return message === undefined ? [] : [{line: lineOf(node), message, fix: hostFix}];
      }),
      ...[...node.value.matchAll(noZone)].map(([name]) => ({
        line: lineOf(node),
        message: `"${name}" is no zone`,
        fix: 'write a zone such as eu-de-01 or eu-ch2a',
      })),
    ]),
  // Figures have no variables. Notes may state facts about regions.
  find: ({architectures}) =>
    architectures.flatMap(({file, model, lineOf}) =>
      (['groups', 'nodes', 'edges'] as const).flatMap((part) =>
        model[part].flatMap(({label = ''}, index) => {
          const [region] = /\beu-(?:de|nl|ch2)[\w-]*/.exec(label) ?? [];
          if (region === undefined) return [];
          return {
            file,
            line: lineOf([part, index, 'label']),
            message: `"${region}" in a figure does not follow the reader's region`,
            fix: 'write a name that is correct in each region, such as "Region" or "Zone 1"',
          };
        }),
      ),
    ),
};
