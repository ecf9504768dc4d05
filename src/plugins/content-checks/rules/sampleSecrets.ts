import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** A private key, an access key, or a secret as text. */
const secrets = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g,
  /\b(?:AKIA|LTAI)[A-Z0-9]{12,}/g,
  /(?<![\w.-])(?:[\w-]*(?:password|passwd|secret_key|api_key|token|pwd))["']?\s*[:=]\s*(["'])(?![^"'\n]*[$@<{%(*])(?!\1)[^"'\s]{6,}\1/gi,
];

/** Samples contain no secrets. Secrets come from a prompt, a secret store or the environment. */
export const sampleSecrets: Rule = {
  name: 'sample-secrets',
  finds: 'a password, a token or a private key in a sample',
  fix: 'read it from a prompt, a secret store or the environment',
  wrong: {'a password in a command': sample('export OS_PASSWORD="correct-horse"')},
  right: {
    'a password from a prompt': sample('read -rsp "Password: " PASSWORD\nexport PASSWORD'),
  },
  inSamples: secrets.map((pattern) => ({pattern, message: () => 'this sample holds a secret'})),
};
