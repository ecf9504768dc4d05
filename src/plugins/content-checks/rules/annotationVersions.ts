import {prose, sample} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';

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
const version = /\bv?1\.(\d+)(?:\.(\d+))?(?:-r\d+)?/g;
const annotate = 'kubectl annotate ingress demo kubernetes.io/elb.acl-id=demo';
const needs = (named: string): Edit =>
  prose(`For a cluster of ${named} or later.\n\n\`\`\`bash\n${annotate}\n\`\`\``);

/** A page must name a cluster version that supports all annotations of its samples. */
export const annotationVersions: Rule = {
  name: 'annotation-versions',
  finds: 'an annotation that the cluster version of the page does not have',
  fix: 'name one of these versions, or a newer minor version, among the prerequisites',
  wrong: {
    'an annotation without a cluster version': sample(annotate),
    'a cluster version that is too low': needs('v1.25.3'),
  },
  right: {
    'a higher minor version': needs('v1.29'),
    'a patch that has it': needs('v1.25.7-r0'),
  },
  inSamples: [
    {
      pattern: /kubernetes\.io\/elb\.([a-z0-9-]+)/g,
      once: true,
      message: ([, name = ''], {body}) => {
        const versions = lowest[name];
        if (!versions || [...body.matchAll(version)].some((named) => hasIt(named, versions)))
          return undefined;
        return `kubernetes.io/elb.${name} needs a cluster of ${versions.join(', ')} or later`;
      },
    },
  ],
};

/** True if a named version is in the list, later than an entry of its minor, or newer than all. */
function hasIt([, minor, patch]: RegExpExecArray, versions: readonly string[]): boolean {
  const lows = versions.map((low) => low.match(/\d+/g)?.map(Number) ?? []);
  const same = lows.find((low) => low[1] === Number(minor));
  if (same) return patch !== undefined && Number(patch) >= (same[2] ?? 0);
  return Number(minor) > Math.max(...lows.map((low) => low[1] ?? 0));
}
