import {sample} from '../../../content/checks/examples';
import type {Rule, SamplePattern} from '../../../content/checks/rule';

/** A setting that gives more rights than a sample needs. */
interface Setting extends Pick<SamplePattern, 'pattern' | 'languages'> {
  message: string;
  fix: string;
}

const everyCertificate = {
  message: 'this accepts every certificate or key, also one of an attacker',
  fix: 'give the root certificate or the known key',
};
const moreRights = {
  message: 'this container gets rights on its node',
  fix: 'remove it, or add only the capability that the program needs',
};
const everyRight = {
  message: 'this grants every right',
  fix: 'name the resources and the actions',
};

const settings: readonly Setting[] = [
  {
    pattern:
      /\b(?:privileged|allowPrivilegeEscalation|hostNetwork|hostPID|hostIPC): *true\b|\brunAsNonRoot: *false\b|\brunAsUser: *0\b(?![^]{0,300}\bdrop: *\[? *(?:\n *- *)?["']?ALL)|\badd: *\[? *(?:- )?["']?(?:ALL|SYS_ADMIN)\b|\bpath: *["']?\/var\/run\/(?:docker|containerd\/containerd)\.sock\b|\bhostPath: *\{? *(?:\n *)?path: *["']?\/["']?(?=\s|\}|$)/gm,
    languages: ['yaml'],
    ...moreRights,
  },
  {
    pattern:
      /\b(?:docker|podman) run [^\n]*--privileged\b|\/var\/run\/docker\.sock:|\bnetwork_mode: *["']?host\b/g,
    languages: ['bash', 'yaml'],
    ...moreRights,
  },
  {
    pattern:
      /\bsetenforce 0\b|\bSELINUX=(?:disabled|permissive)\b|\bufw disable\b|\biptables (?:-F|--flush)(?! \w)|\bsystemctl (?:--now )?(?:stop|disable|mask) (?:--now )?(?:firewalld|ufw|apparmor|auditd)\b/g,
    message: 'this disables a protection of the machine',
    fix: 'add only the rule that the program needs',
  },
  {
    pattern:
      /\bssh_pwauth: *["']?(?:true|yes)\b|^ *PasswordAuthentication yes\b|^ *PermitRootLogin yes\b/gm,
    message: 'users can sign in with a password, or as root',
    fix: 'set it to no, and use keys',
  },
  {
    pattern: /\bport-forward\b[^\n]* --address[ =]["']?0\.0\.0\.0\b/g,
    languages: ['bash'],
    message: 'every host that reaches this machine also reaches the service',
    fix: 'remove the option. Then the service listens on the loopback address only',
  },
  {
    pattern: /\bopenssl enc\b[^\n]* -(?:aes-\d+-ecb|des\S*|rc4|bf)\b/g,
    languages: ['bash'],
    message: 'this cipher is broken',
    fix: 'write -aes-256-cbc -pbkdf2, or another tool',
  },
  {
    pattern: /^ *permissions: *["']?write-all\b/gm,
    languages: ['yaml'],
    ...everyRight,
  },
  {
    pattern:
      /\brun: [^\n]*\$\{\{ *github\.(?:event\.[\w.]*(?:title|body|name|message|ref)|head_ref)\b/g,
    languages: ['yaml'],
    message: 'untrusted text becomes part of a command',
    fix: 'pass it to the step in an environment variable, and quote the variable',
  },
  {
    pattern:
      /\b(?:verbs|resources): *(?:\[ *|\n *- *)["']\*["']|\bkind: ClusterRole\n *name: cluster-admin\b|\bname: cluster-admin\n/g,
    languages: ['yaml'],
    ...everyRight,
  },
  {
    pattern: /--clusterrole[ =]cluster-admin\b|--verb[ =]["']?\*/g,
    languages: ['bash'],
    ...everyRight,
  },
  {
    // A statement that denies access may name every action.
    pattern:
      /(?<!\bDeny\b[^{}]*(?:\{[^{}]*\}[^{}]*)?)["']?\b(?:Action|actions)["']? *[:=] *\[?\s*["']\*(?::\*)*["']/g,
    languages: ['json', 'hcl', 'yaml'],
    ...everyRight,
  },
  {
    pattern:
      /\bacl\s*=\s*"public-read(?:-write)?"|--acl[ =]["']?public-read|\bx-(?:obs|amz)-acl: *public-read/g,
    languages: ['hcl', 'bash', 'python'],
    message: 'anyone can read this bucket',
    fix: 'write "private", and grant rights with a policy',
  },
  {
    pattern: /\bGRANT\b[^;]*\bTO PUBLIC\b|\bGRANT ALL(?: PRIVILEGES)? ON \*\.\* /gi,
    languages: ['sql', 'bash'],
    ...everyRight,
  },
  {
    pattern: /\bchmod (?:-\w+ )*0?[0-7]{2}[2367]\b|\bchmod (?:-\w+ )*a\+\w*w/g,
    languages: ['bash', 'dockerfile'],
    message: 'all users can write to this file',
    fix: 'grant only the rights that the program needs',
  },
  {
    pattern:
      /\bcurl\b[^\n|]* (?:-[a-zA-Z]*k[a-zA-Z]*|--insecure)(?= |$)|\bwget\b[^\n|]* --no-check-certificate\b|--insecure-skip-tls-verify\b(?!=false)|\bStrictHostKeyChecking[= ]"?(?:no|off)\b|\b(?:NODE_TLS_REJECT_UNAUTHORIZED=0|GIT_SSL_NO_VERIFY=(?:1|true))/gm,
    languages: ['bash', 'ini', 'text', 'yaml', 'dockerfile'],
    ...everyCertificate,
  },
  {
    pattern:
      /^ *insecure\s*=\s*true\b|\b(?:insecure_?skip_?verify|insecureSkipTLSVerify|tls_?skip_?verify|skip_tls_verify)["']?[:=] *["']?true\b|\b(?:verify|verify_ssl|ssl_verify|validate_certs|rejectUnauthorized)["']? *[:=] *["']?(?:false|no)\b/gim,
    ...everyCertificate,
  },
  {
    pattern:
      /\b(?:curl\b(?=[^\n|]* (?:-[a-zA-Z]*[oO]\b(?! ?\/dev\/null)|--output |--remote-name))|wget\b|git clone\b)[^\n|]*[ "'](?:http|ftp):\/\/(?!\d|localhost|[\w.-]+\.(?:svc|local|internal)\b)[\w-]+\.[\w.-]+/gm,
    languages: ['bash', 'dockerfile'],
    message: 'this downloads without TLS',
    fix: 'write https://',
  },
  {
    pattern:
      /\brsa:(?:512|1024)\b|\bgenrsa\b[^\n]* (?:512|1024)\b|\brsa_bits\s*=\s*(?:512|1024)\b|\bssh-keygen\b[^\n]* -b (?:512|1024)\b|\bssh-keygen\b[^\n]* -t dsa\b/g,
    message: 'this key is too short',
    fix: 'write at least 2048 bits for RSA',
  },
  {
    pattern:
      /\bssl_protocols\b[^;\n]*\b(?:SSLv[23]|TLSv1(?:\.1)?)(?=[ ;])|(?<![a-z])min(?:imum)?_?(?:tls_?|protocol_?)?version["']?\s*[:=]\s*["']?(?:TLSv?)?_?1[._][01]\b|\bssl-min-ver TLSv1\.[01]\b/gi,
    message: 'this version of TLS is broken',
    fix: 'write TLS 1.2 or later',
  },
];

/** A comment beside the setting, or on the line above, gives the reason for an exception. */
function hasReason({input, index, 0: text}: RegExpExecArray): boolean {
  const start = input.lastIndexOf('\n', index - 1) + 1;
  const end = input.indexOf('\n', index + text.length);
  const line = input.slice(start, end < 0 ? undefined : end);
  const [above = ''] = input.slice(0, start).trimEnd().split('\n').slice(-1);
  return /(?:^|\s)(?:#|\/\/)\s*\w/.test(line) || /^\s*(?:#(?!cloud-config)|\/\/)\s*\w/.test(above);
}

/** A sample gives no more rights than it needs. */
export const secureDefaults: Rule = {
  name: 'secure-defaults',
  finds:
    'rights that a sample does not need, public data, a certificate that nobody checks, or weak encryption',
  fix: 'write the secure value, or give the reason in a comment beside it',
  wrong: {
    'a container with all rights': sample('securityContext:\n  privileged: true', 'yaml'),
    'a role with every verb': sample("rules:\n  - verbs: ['*']", 'yaml'),
    'an administrator of the cluster': sample(
      'kubectl create clusterrolebinding demo --clusterrole=cluster-admin --user=demo',
    ),
    'a public bucket': sample(
      'resource "opentelekomcloud_obs_bucket" "demo" {\n  bucket = "demo"\n  acl    = "public-read"\n}',
      'hcl',
    ),
    'a public bucket of a command': sample(
      'aws s3api put-bucket-acl --bucket demo --acl public-read',
    ),
    'every right of a database': sample('GRANT ALL ON DATABASE demo TO PUBLIC;', 'sql'),
    'a certificate that nobody checks': sample('curl -fsSk https://example.com'),
    'a download without TLS': sample('curl -fsSLO http://downloads.example.com/tool.tar.gz'),
    'a short key': sample(
      'openssl req -x509 -newkey rsa:1024 -keyout demo.key -out demo.crt -subj /CN=demo',
    ),
    'an old version of TLS': sample(
      'server:\n  ssl_protocols: "TLSv1 TLSv1.2"\n  ciphers: default',
      'yaml',
    ),
    'a protection that is switched off': sample('sudo ufw disable'),
    'a sign-in with a password': sample('#cloud-config\nssh_pwauth: true', 'yaml'),
    'the socket of the engine': sample(
      'docker run -v /var/run/docker.sock:/var/run/docker.sock example.com/demo:1.0.0',
    ),
    'a service on every address': sample('kubectl port-forward --address 0.0.0.0 svc/demo 80'),
    'a broken cipher': sample('openssl enc -aes-256-ecb -in demo -out demo.enc'),
    'a workflow with every right': sample('on: push\npermissions: write-all', 'yaml'),
    'a workflow with the default rights': sample(
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm test',
      'yaml',
    ),
    'a title in a command': sample(
      'steps:\n  - run: echo "${{ github.event.pull_request.title }}"',
      'yaml',
    ),
    'a file that every user can write': sample('chmod 0666 settings.env'),
    'a host key that nobody checks': sample('ssh -o StrictHostKeyChecking=no demo.example.com'),
  },
  right: {
    'a service of the machine': sample('curl --fail http://localhost:8080/health'),
    'a reason beside the setting': sample(
      'hostNetwork: true # the relay needs the address of its node',
      'yaml',
    ),
    'a reason above the setting': sample(
      '# The chart checks the certificate itself.\ncurl --insecure https://example.com',
    ),
  },
  inSamples: [
    ...settings.map(({pattern, languages, message, fix}): SamplePattern => ({
      pattern,
      ...(languages && {languages}),
      message: (match) => (hasReason(match) ? undefined : message),
      fix,
    })),
    {
      pattern: /^jobs:\n/gm,
      languages: ['yaml'],
      message: ({input}) =>
        /\bruns-on:/.test(input) && !/\bpermissions:/.test(input)
          ? 'the token of this workflow has the default rights of its repository'
          : undefined,
      fix: 'add permissions: {contents: read}, or what the jobs need',
    },
  ],
};
