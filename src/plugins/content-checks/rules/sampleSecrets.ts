import {sample} from '../../../content/checks/examples';
import type {Rule, SamplePattern} from '../../../content/checks/rule';

/** Formats of keys and tokens that programs issue. */
const issued =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\b(?:AKIA|ASIA|LTAI)[A-Z0-9]{12,}|\bgh[opsur]_\w{30,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}|\bxox[abpr]-[\w-]{10,}|\bhvs\.[\w-]{20,}|\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g;

/** The end of the name of a secret. */
const name =
  '(?:password|passwd|pwd|passphrase|secret[_-]?(?:access[_-]?)?key|client[_-]?secret|api[_-]?key|token)';
const value = '(["\']?)([^\\s"\'`;|)\\]]+)\\1';
const valueAfter = (before: string): RegExp => new RegExp(`${before}${value}`, 'gim');

/** Values of a name. Group 1 is the quote, and group 2 the value. */
const named: readonly RegExp[] = [
  valueAfter(`(?<![\\w.-])[\\w.-]*${name}["']?\\s*[:=][ \\t]*`),
  valueAfter(`--[\\w-]*${name}[ =]`),
  valueAfter(`\\bname: ["']?\\w*(?:${name}|secret)["']?\\n\\s+value: *`),
  valueAfter(`^variable "\\w*(?:${name}|secret)" \\{[^}]*?\\bdefault\\s*=\\s*`),
];

/** Positions where only a secret can be: in an address, and behind short options. */
const positions: readonly RegExp[] = [
  /[a-z]:\/\/[^\s:/@"']+:([^\s@/"']+)@/g,
  /\bcurl\b[^\n]* (?:-u|--user)[ =]?["']?[\w.-]+:([^\s"']+)/g,
  /\bredis-cli\b[^\n]* -a ["']?([^\s"']+)/g,
  /\b(?:PASSWORD|IDENTIFIED BY) '([^'\s]{6,})'/g,
  /\becho ["']?\w+:([^\s"'|]+)["']? *\| *(?:sudo )?chpasswd\b/g,
  /\bsshpass -p ?["']?([^\s"']+)/g,
  /\b(?:mysql|mariadb)(?:-?dump)?\b[^\n]* -p["']?([^\s"']+)/g,
];

/** In the environment of a program, a value without quotes is a text, not a name. */
const ofEnvironment = valueAfter(`(?: -e| --env|\\bexport)[ =]\\w*${name}=`);

/** Placeholders that the shell, a template or the reader fills in. */
const filledIn = /[$@<{%(*]|^[&|>!]|\.\.\.|…/;
const words = /^(?:true|false|null|none|required|optional|string|sensitive)$/i;

/** A value without quotes is often a name. A secret has letters and digits, and is not a path. */
function isSecret(quote: string, text: string): boolean {
  if (text.length < 6 || filledIn.test(text) || words.test(text)) return false;
  return quote !== '' || (/\d/.test(text) && /[a-z]/i.test(text) && !/[./:]|^v?\d+\w?$/.test(text));
}

const message = 'this sample holds a secret';

/** Samples contain no secrets. Secrets come from a prompt, a secret store or the environment. */
export const sampleSecrets: Rule = {
  name: 'sample-secrets',
  finds: 'a password, a token or a private key in a sample',
  fix: 'read it from a prompt, a secret store or the environment',
  wrong: {
    'a password in a command': sample('export OS_PASSWORD="correct-horse"'),
    'a password without quotes': sample(
      'kubectl create secret generic demo --from-literal=password=Horse42staple',
    ),
    'a password of an option': sample('argocd login example.com --password 8f4Staple'),
    'a password in an address': sample('psql postgresql://app:horse42@example.com/demo'),
    'a password in the environment of a container': sample(
      'env:\n  - name: DB_PASSWORD\n    value: horse-staple-42',
      'yaml',
    ),
    'a password as the default of a variable': sample(
      'variable "db_password" {\n  type    = string\n  default = "horse-staple"\n}',
      'hcl',
    ),
    'a word as a password': sample('docker run -e POSTGRES_PASSWORD=staple example.com/db:17.1'),
    'a password in SQL': sample("ALTER ROLE demo PASSWORD 'correct-horse';", 'sql'),
    'a token of a platform': sample(`git clone https://example.com/ghp_${'a1B2c3D4'.repeat(4)}`),
  },
  right: {
    'a password from a prompt': sample('read -rsp "Password: " PASSWORD\nexport PASSWORD'),
    'the name of a Secret': sample(
      'existingSecret: demo-2\nadminPassword: {key: password}',
      'yaml',
    ),
    'a variable in an address': sample('psql "postgresql://app:$PASSWORD@example.com/demo"'),
  },
  inSamples: [
    {pattern: issued, message: () => message},
    ...named.map((pattern): SamplePattern => ({
      pattern,
      message: ([, quote = '', text = '']) => (isSecret(quote, text) ? message : undefined),
    })),
    {
      pattern: ofEnvironment,
      message: ([, quote = '', text = '']) =>
        isSecret('"', text) && !isSecret(quote, text) ? message : undefined,
    },
    ...positions.map((pattern): SamplePattern => ({
      pattern,
      message: ([, text = '']) => (filledIn.test(text) ? undefined : message),
    })),
  ],
};
