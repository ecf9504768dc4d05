import {matchesInSamples} from '../../../content/checks/matchesInSamples';
import type {Rule} from '../../../content/checks/rule';

/** A private key, an access key, or a secret that is written out. */
const secrets = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g,
  /\b(?:AKIA|LTAI)[A-Z0-9]{12,}/g,
  /(?<![\w.-])(?:[\w-]*(?:password|passwd|secret_key|api_key|token|pwd))["']?\s*[:=]\s*(["'])(?![^"'\n]*[$@<{%(*])(?!\1)[^"'\s]{6,}\1/gi,
];

/** No sample holds a secret: secrets come from a prompt, a secret store or the environment. */
export const sampleSecrets: Rule = {
  name: 'sample-secrets',
  finds: 'a password, a token or a private key in a sample',
  fix: 'read it from a prompt, a secret store or the environment',
  wrong: [
    {
      name: 'a password in a command',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'export OS_PASSWORD="correct-horse" OS_REGION_NAME="@@region@@"',
    },
  ],
  right: [
    {
      name: 'a password from a prompt',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'read -rsp "Password for @@region@@: " OS_PASSWORD\nexport OS_PASSWORD',
    },
  ],
  findInPage: (page) =>
    secrets.flatMap((pattern) =>
      matchesInSamples(page, pattern).map(({line}) => ({
        line,
        message: 'this sample holds a secret',
        fix: 'read it from a prompt, a secret store or the environment',
      })),
    ),
};
