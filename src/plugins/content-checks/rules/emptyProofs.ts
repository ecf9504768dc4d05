import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

const stopsAtFailure = /\bset -\w*e/;

/**
 * A command that proves something must fail on a refusal, on an empty answer, and after some time.
 */
export const emptyProofs: Rule = {
  name: 'empty-proofs',
  finds: 'a command that succeeds on a refusal or an empty answer, or that waits without a limit',
  fix: 'make the command fail when there is no answer',
  wrong: {
    'a count of a refusal': sample("curl -sS https://example.com | jq '.items | length'"),
    'a sum of nothing': sample("list | awk '{sum += $1} END {print sum + 0}'"),
    'a loop without a limit': sample('until kubectl get pod demo; do sleep 5; done'),
    'a test of no answer': sample("list | jq -er '.items[0].id'"),
    'a loop that a refusal ends': sample(
      'until [[ -z "$(kubectl get pod -o name)" ]]; do ((n++ < 9)) || break; done',
    ),
    'two tests in one line': sample('(\n  set -e\n  test -s a && test -s b\n  echo passed\n)'),
    'a test behind && in a pipeline': sample(
      'script:\n  - git fetch origin main && test "$(git rev-parse FETCH_HEAD)" = "$SHA"',
      'yaml',
    ),
    'a test of the word None': sample(
      'id=$(aws ec2 describe-vpcs --query Vpcs[0].VpcId --output text)\necho "${id:?no VPC}"',
    ),
    'a measurement that an error ends': sample('ping -D -i 0.2 -w 1200 192.0.2.10'),
    'the first line of a refusal': sample('test "$(openstack server list -f value | head -1)"'),
    'a Secret for a role that may not exist': sample(
      "psql -c 'CREATE ROLE demo LOGIN'\nkubectl create secret generic demo",
    ),
    'two services of which one runs': sample('systemctl is-active nginx keepalived'),
  },
  right: {
    'a count of an answer': sample("curl -fsS https://example.com | jq '.items | length'"),
    'a sum beside the count': sample("list | awk '{s += $1} END {print NR, s + 0}'"),
    'a test that reads an answer': sample("list | jq -enr 'input | .items[0].id'"),
    'a test behind pipefail': sample("set -o pipefail\nlist | jq -er '.items[0].id'"),
    'a test of a text that is empty': sample(
      'id=$(openstack network show demo -f value -c id)\necho "${id:?no network}"',
    ),
    'two tests in the last line': sample('(\n  set -e\n  test -s a && test -s b\n)'),
    'a test of its own in a pipeline': sample(
      'script:\n  - git fetch origin main\n  - test "$(git rev-parse FETCH_HEAD)" = "$SHA"',
      'yaml',
    ),
    'a loop with a limit': sample('until kubectl get pod; do\n  ((n++ < 9)) || break\ndone'),
  },
  inSamples: [
    {
      pattern: /\bcurl\s(?:\\\n|[^|\n])*?\|\s*jq\b[^\n]*\blength\s*['"]/g,
      languages: ['bash'],
      message: ([text]) =>
        /\s(?:--fail\b|-[a-zA-Z]*f)/.test(text) ? undefined : 'this counts a refusal as 0',
      fix: 'add --fail-with-body to curl',
    },
    {
      pattern: /\bawk\b[^\n]*\bEND *\{ *print \w+ *\+ *0 *\}/g,
      languages: ['bash'],
      message: () => 'this sum is 0 if there is no input',
      fix: 'print the count beside it, or exit 1 if there is no input',
    },
    {
      pattern: /^[ \t]*(?:until|while !) (?:[^\n]|\\\n)*?\bdo\b[\s\S]*?\bdone\b/gm,
      languages: ['bash'],
      message: ([loop]) =>
        /\b(?:break|return|exit|SECONDS)\b/.test(loop) ? undefined : 'this loop has no limit',
      fix: 'count the attempts, or write timeout 10m bash -c "until ..."',
    },
    {
      // jq 1.6, which Debian and Ubuntu ship, exits with 0 if it gets no input.
      pattern: /\|\s*(?:\\\s*)?jq(?= )(?:(?:\\\s)?\s+(?:-[a-zA-Z]+|--\w+(?: \w+ "[^"]*")?))+/g,
      languages: ['bash'],
      message: ({0: text, input}) =>
        / -[a-zA-Z]*e/.test(text) && !/ -[a-zA-Z]*n/.test(text) && !input.includes('pipefail')
          ? 'jq 1.6 takes no answer for a success'
          : undefined,
      fix: "write jq -en 'input | ...', or begin the block with set -o pipefail",
    },
    {
      pattern: /\b(?:until|while !) +\[\[? -z "?\$\([^\n]*/g,
      languages: ['bash'],
      message: () => 'a failed command ends this loop',
      fix: 'write until out=$(command) && [[ -z $out ]]',
    },
    {
      pattern: /^[ \t]*(?:test|\[) [^\n|]* && (?:test|\[) [^\n|]*\n\s*(?!\)|\}|fi\b|done\b)\S/gm,
      languages: ['bash'],
      message: ({input}) =>
        stopsAtFailure.test(input)
          ? 'a failure of the first test does not stop the block'
          : undefined,
      fix: 'write each test on a separate line',
    },
    {
      pattern: /^ *- (?!\w+:)[^\n|]* && (?:test|\[\[?) [^\n|]*$/gm,
      languages: ['yaml'],
      message: () => 'a failure before && does not stop the job, and the test is skipped',
      fix: 'write each command as a separate entry',
    },
    {
      pattern: /\b(\w+)="?\$\(aws\s[^()]*--output text[^()]*\)[\s\S]*?\$\{\1:\?/g,
      languages: ['bash'],
      message: ([, name = '']) => `aws prints None for nothing, so $${name} is never empty`,
      fix: "write --output json, and read the value with jq -enr 'input | ...'",
    },
    {
      pattern: /\bping6? (?:-\S+ (?:[\d.]+ )?)*?-w *\d+/g,
      languages: ['bash'],
      message: () => 'ping -w ends at the first error that a router reports',
      fix: 'give the number of packets with -c',
    },
    {
      pattern: /\bCREATE (?:ROLE|USER)\b[\s\S]*?\bcreate secret\b/g,
      languages: ['bash'],
      message: ({0: text, input}) =>
        text.includes('&&') || stopsAtFailure.test(input)
          ? undefined
          : 'the Secret is created even if the database refuses the role',
      fix: 'write the block in parentheses, and begin it with set -euo pipefail',
    },
    {
      pattern: /\bsystemctl is-active(?: -\S+)*(?: [\w@.-]+){2}/g,
      languages: ['bash'],
      message: () => 'this succeeds if one of the services runs',
      fix: 'check each service with a separate command',
    },
    {
      pattern: /\$\([^()\n]*\| *head (?:-n ?)?-?1\)/g,
      languages: ['bash'],
      message: ({input}) =>
        input.includes('pipefail') ? undefined : 'head hides that the command before it failed',
      fix: 'let the command print one object, or begin the block with set -o pipefail',
    },
  ],
};
