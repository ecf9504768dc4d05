import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** Custom policies in IAM have version 1.1. Bucket policies have a date as version. */
const versions = /^(?:1\.1|2008-10-17|2012-10-17)$/;

/** Policies contain only words that IAM and OBS know. Both services refuse other words. */
export const accessPolicies: Rule = {
  name: 'access-policies',
  finds: 'a policy whose version or effect IAM and OBS do not know',
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
  },
  inSamples: [
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
