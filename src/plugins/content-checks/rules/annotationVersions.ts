import {matchesInSamples} from '../../../content/checks/matchesInSamples';
import type {Rule} from '../../../content/checks/rule';

/**
 * Lowest cluster versions of annotations, from the CCE user guide, "Configuring advanced
 * LoadBalancer ingress functions using annotations". Newer minor versions have them all.
 */
const lowest: Record<string, readonly string[]> = {
  'http2-enable': ['v1.23.13-r0', 'v1.25.8-r0', 'v1.27.5-r0', 'v1.28.3-r0'],
  'pool-protocol': ['v1.23.8', 'v1.25.3'],
  'listen-ports': ['v1.23.14-r0', 'v1.25.9-r0', 'v1.27.6-r0', 'v1.28.4-r0'],
  'acl-id': ['v1.23.12-r0', 'v1.25.7-r0', 'v1.27.4-r0', 'v1.28.2-r0'],
  'ingress-order': ['v1.23.15-r0', 'v1.25.10-r0', 'v1.27.7-r0', 'v1.28.5-r0', 'v1.29.1-r10'],
  conditions: ['v1.23.18-r10', 'v1.25.16-r0', 'v1.27.16-r0', 'v1.28.13-r0', 'v1.29.8-r0'],
};

const annotation = /kubernetes\.io\/elb\.([a-z0-9-]+)/g;
const version = /\bv?(1\.(\d+)(?:\.(\d+))?(?:-r(\d+))?)/g;

/** A page names a cluster version that has all annotations of its samples. */
export const annotationVersions: Rule = {
  name: 'annotation-versions',
  finds: 'an annotation that the cluster version of the page does not have',
  fix: 'name the lowest cluster version that has it',
  wrong: [
    {
      name: 'an annotation without a cluster version',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: "kubectl annotate ingress demo kubernetes.io/elb.listen-ports='[]' # @@region@@",
    },
    {
      name: 'a cluster version that is too low',
      from: 'For the first network of a project.\n',
      to: 'For a cluster of v1.25.3 or later.\n\n```bash\nkubectl annotate ingress demo kubernetes.io/elb.acl-id=demo\n```\n',
    },
  ],
  right: [
    {
      name: 'a higher minor version',
      from: 'For the first network of a project.\n',
      to: 'For a cluster of v1.29 or later.\n\n```bash\nkubectl annotate ingress demo kubernetes.io/elb.acl-id=demo\n```\n',
    },
    {
      name: 'a patch that has it',
      from: 'For the first network of a project.\n',
      to: 'For a cluster of v1.25.7-r0 or later.\n\n```bash\nkubectl annotate ingress demo kubernetes.io/elb.acl-id=demo\n```\n',
    },
  ],
  findInPage: (page) => {
    const named = [...page.body.matchAll(version)];
    const seen = new Set<string>();
    return matchesInSamples(page, annotation).flatMap(({line, match: [, name = '']}) => {
      const versions = lowest[name];
      if (!versions || seen.has(name)) return [];
      seen.add(name);
      if (named.some((found) => hasIt(found, versions))) return [];
      return [
        {
          line,
          message: `kubernetes.io/elb.${name} needs a cluster of ${versions.join(', ')} or later`,
          fix: 'name one of these versions, or a newer minor version, among the prerequisites',
        },
      ];
    });
  },
};

/** True if a named version is in the list, later than an entry of its minor, or newer than all. */
function hasIt([, , minor, patch]: RegExpExecArray, versions: readonly string[]): boolean {
  const lows = versions.map((low) =>
    low.split(/[.-]/).map((part) => Number(part.replace(/\D/g, ''))),
  );
  const same = lows.find((low) => low[1] === Number(minor));
  if (same) return patch !== undefined && Number(patch) >= (same[2] ?? 0);
  return Number(minor) > Math.max(...lows.map((low) => low[1] ?? 0));
}
