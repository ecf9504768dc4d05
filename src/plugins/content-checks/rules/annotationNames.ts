import {readFileSync} from 'node:fs';
import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {slipOf} from '../../../lib/slipOf';
import type {ManualNames} from '../../../schemas/manualNames';

const annotations = JSON.parse(
  readFileSync(
    new URL('../../../../data/schemas/cluster-annotations.json', import.meta.url),
    'utf8',
  ),
) as ManualNames;

/**
 * Annotations and labels of clusters exist. Kubernetes accepts every name and ignores unknown ones.
 * The manuals do not list every name, so only one that is one letter away is a mistake.
 */
export const annotationNames: Rule = {
  name: 'annotation-names',
  finds: 'an annotation or a label of clusters one letter away from one of the manuals',
  fix: 'write the name of the manual',
  wrong: {
    'an annotation one letter away': sample('kubectl annotate svc demo kubernetes.io/elb.idd=demo'),
    'a label one letter away': sample('topologyKey: topology.kubernetes.io/zones', 'yaml'),
  },
  right: {'an annotation of another project': sample('example.io/elb.idd: demo', 'yaml')},
  inSamples: [
    {
      pattern:
        /(?<![\w./-])((?:[\w-]+\.)*(?:kubernetes|k8s|everest)\.io)\/((?:[\w-]+\.)*\w[\w-]*\w)(?![\w/-])/g,
      languages: ['yaml', 'bash', 'hcl', 'json'],
      message: ([text, prefix = '', name = '']) => {
        const guess = slipOf(name, annotations[prefix] ?? []);
        return guess && `no annotation is "${text}", but "${prefix}/${guess}"`;
      },
    },
  ],
};
