import {readFileSync} from 'node:fs';
import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {editDistance} from '../../../lib/editDistance';
import type {ManualNames} from '../../../schemas/manualNames';

/** Version 1.1 is that of custom policies in IAM, and the dates are those of bucket policies. */
const versions = /^(?:1\.1|2008-10-17|2012-10-17)$/;

const actions = JSON.parse(
  readFileSync(new URL('../../../../data/schemas/access-actions.json', import.meta.url), 'utf8'),
) as ManualNames;

/** Policies have the words that IAM and OBS know. Both refuse the others. */
export const accessPolicies: Rule = {
  name: 'access-policies',
  finds: 'a policy whose version, effect or action IAM and OBS do not know',
  fix: 'write the effect as Allow or Deny, and the version as 1.1',
  wrong: {
    'an effect in lower case': sample(
      '{"Version": "1.1", "Statement": [{"Effect": "allow", "Action": ["obs:object:GetObject"]}]}',
      'json',
    ),
    'a version that no policy has': sample(
      '{"Version": "2.0", "Statement": [{"Effect": "Allow", "Action": ["obs:object:GetObject"]}]}',
      'json',
    ),
    'an action two letters away': sample(
      '{"Version": "1.1", "Statement": [{"Effect": "Allow", "Action": ["obs:object:GetObjcet"]}]}',
      'json',
    ),
  },
  right: {
    'an action that the manuals do not list': sample(
      '{"Version": "1.1", "Statement": [{"Effect": "Allow", "Action": ["obs:object:PaintObject"]}]}',
      'json',
    ),
  },
  inSamples: [
    {
      pattern: /"([a-z]+):(\w+:\w+)"/g,
      languages: ['json', 'hcl', 'yaml', 'bash'],
      // The manuals do not list every action, so only a similar one is a mistake.
      message: ([, service = '', action = '']) => {
        const known = actions[service] ?? [];
        if (known.includes(action)) return undefined;
        const meant = known.find((one) => editDistance(action, one, 2) <= 2);
        return (
          meant && `no policy has the action "${service}:${action}", but "${service}:${meant}"`
        );
      },
      fix: 'write an action of the manual',
    },
    {
      pattern: /"?\bEffect"?\s*[:=]\s*"([^"]*)"/g,
      languages: ['json', 'hcl', 'yaml'],
      message: ([, effect = '']) =>
        /^(?:Allow|Deny)$/.test(effect) ? undefined : `no policy has the effect "${effect}"`,
    },
    {
      pattern: /"?\bVersion"?\s*[:=]\s*"([^"]*)"(?=,?\s*"?Statement"?\s*[:=])/g,
      languages: ['json', 'hcl', 'yaml'],
      message: ([, version = '']) =>
        versions.test(version) ? undefined : `no policy has the version "${version}"`,
    },
  ],
};
