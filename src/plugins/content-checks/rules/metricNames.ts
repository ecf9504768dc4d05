import {readFileSync} from 'node:fs';
import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {slipOf} from '../../../lib/slipOf';
import type {ManualNames} from '../../../schemas/manualNames';

const metrics = JSON.parse(
  readFileSync(new URL('../../../../data/schemas/cloud-eye-metrics.json', import.meta.url), 'utf8'),
) as ManualNames;
const names = new Set(Object.values(metrics).flat());
const word = /(?<![\w./@$-])(?:SYS\.[A-Z]+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w(])/g;

/**
 * Metrics and namespaces of Cloud Eye exist. An alarm on another name is accepted and never fires.
 * The manuals do not list every metric, so only a name one letter away from one is a mistake.
 */
export const metricNames: Rule = {
  name: 'metric-names',
  finds: 'a metric or namespace of Cloud Eye one letter away from one of the manuals',
  fix: 'write the name of the manual',
  wrong: {
    'a metric one letter away': sample('curl "https://example.com/?metric_name=m1_cp"'),
    'a service one letter away': sample('curl "https://example.com/metrics?namespace=SYS.EBL"'),
  },
  right: {'a metric of the manual': sample('curl "https://example.com/?metric_name=m1_cps"')},
  findInPage: ({body, bodyOffset}) =>
    !/\bSYS\.|\bmetric_name\b/.test(body)
      ? []
      : body.split('\n').flatMap((text, index) =>
          [...text.matchAll(word)].flatMap(([name]) => {
            const known = name.startsWith('SYS.') ? Object.keys(metrics) : names;
            const guess = slipOf(name, known);
            if (guess === undefined) return [];
            const message = `Cloud Eye has no "${name}"`;
            return [{line: bodyOffset + index + 1, message, fix: `write "${guess}"`}];
          }),
        ),
};
