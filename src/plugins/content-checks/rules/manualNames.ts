import {readFileSync} from 'node:fs';
import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {editDistance} from '../../../lib/editDistance';
import {slipOf} from '../../../lib/slipOf';
import type {ManualNames} from '../../../schemas/manualNames';

const read = (name: string): ManualNames =>
  JSON.parse(
    readFileSync(new URL(`../../../../data/schemas/${name}.json`, import.meta.url), 'utf8'),
  ) as ManualNames;

const actions = read('access-actions');
const annotations = read('cluster-annotations');
const metrics = read('cloud-eye-metrics');
const allMetrics = new Set(Object.values(metrics).flat());

/** Headers and media types that the APIs of the platform take, and contexts of workflows. */
const fixedNames = [
  ...['X-Auth-Token', 'X-Subject-Token', 'X-Domain-Id', 'X-Project-Id', 'X-Language', 'X-Sdk-Date'],
  ...['application/json', 'application/xml', 'application/octet-stream'],
  ...['secrets', 'github', 'steps', 'needs', 'matrix', 'inputs', 'vars', 'env', 'runner'],
];

const metric = /(?<![\w./@$-])(?:SYS\.[A-Z]+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w(])/g;

/**
 * Policy actions, cluster annotations and Cloud Eye metrics exist. The platform accepts unknown
 * annotations and metrics, but ignores them. The manuals do not list every name. So an unknown name
 * is a mistake only if it differs by one letter, or an action by two, from a known name.
 */
export const manualNames: Rule = {
  name: 'manual-names',
  finds: 'an action, annotation, header or metric that is nearly one of the manuals',
  fix: 'write the name of the manual',
  wrong: {
    'an action two letters away': sample(
      '{"Version": "1.1", "Statement": [{"Effect": "Allow", "Action": ["obs:object:GetObjcet"]}]}',
      'json',
    ),
    'an annotation one letter away': sample('kubectl annotate svc demo kubernetes.io/elb.idd=demo'),
    'a label one letter away': sample('topologyKey: topology.kubernetes.io/zones', 'yaml'),
    'a metric one letter away': sample('curl "https://example.com/?metric_name=m1_cp"'),
    'a header one letter away': sample('curl -H "X-Auth-Tokn: $TOKEN" https://example.com'),
    'a context of GitHub one letter away': sample('TOKEN: ${{ secret.TOKEN }}', 'yaml'),
    'a service one letter away': sample('curl "https://example.com/?namespace=SYS.EBL"'),
  },
  right: {
    'an action that the manuals do not list': sample(
      '{"Version": "1.1", "Statement": [{"Effect": "Allow", "Action": ["obs:object:PaintObject"]}]}',
      'json',
    ),
    'an annotation of another project': sample('example.io/elb.idd: demo', 'yaml'),
    'a metric of the manual': sample('curl "https://example.com/?metric_name=m1_cps"'),
  },
  inSamples: [
    {
      pattern: /"([a-z]+):(\w+:\w+)"/g,
      languages: ['json', 'hcl', 'yaml', 'bash'],
      message: ([, service = '', action = '']) => {
        const known = actions[service] ?? [];
        if (known.includes(action)) return undefined;
        const meant = known.find((one) => editDistance(action, one, 2) <= 2);
        return (
          meant && `no policy has the action "${service}:${action}", but "${service}:${meant}"`
        );
      },
    },
    {
      pattern:
        /(?<![\w./-])((?:[\w-]+\.)*(?:kubernetes|k8s|everest)\.io)\/((?:[\w-]+\.)*\w[\w-]*\w)(?![\w/-])/g,
      languages: ['yaml', 'bash', 'hcl', 'json'],
      message: ([text, prefix = '', name = '']) => {
        const guess = slipOf(name, annotations[prefix] ?? []);
        return guess && `no annotation is "${text}", but "${prefix}/${guess}"`;
      },
    },
    {
      pattern: /\bX-[A-Z][\w-]+|\bapplication\/[\w.+-]+|(?<=\$\{\{ *)[a-z]+(?=\.)/g,
      message: ([text]) => {
        const guess = slipOf(text, fixedNames);
        return guess && `no header, media type or context is "${text}", but "${guess}"`;
      },
    },
  ],
  findInPage: ({body, bodyOffset}) =>
    !/\bSYS\.|\bmetric_name\b/.test(body)
      ? []
      : body.split('\n').flatMap((text, index) =>
          [...text.matchAll(metric)].flatMap(([name]) => {
            const known = name.startsWith('SYS.') ? Object.keys(metrics) : allMetrics;
            const guess = slipOf(name, known);
            const message = `Cloud Eye has no "${name}", but "${guess ?? ''}"`;
            return guess === undefined ? [] : [{line: bodyOffset + index + 1, message}];
          }),
        ),
};
