import {slipOf} from '../../lib/slipOf';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

/** Checks the value of an option. It returns a message if the program refuses the value. */
type CheckValue = (value: string) => string | undefined;

interface Option {
  program: RegExp;
  /** Matches the option. Its value follows `=`, or is the next word. */
  name: RegExp;
  check: CheckValue;
}

/** Go's `time.ParseDuration`, https://pkg.go.dev/time#ParseDuration. */
const duration = /^-?(?:0|(?:\d+(?:\.\d+)?(?:ns|us|ms|s|m|h))+)$/;

/** Conditions of Kubernetes, cert-manager and the Gateway API. kubectl ignores their case. */
const conditions =
  `accepted available complete containersready established failed healthy initialized podscheduled
  programmed progressing ready resolvedrefs succeeded synced`.split(/\s+/);

/** Formats of `kubectl --output`, from its help. */
const outputs = /^(?:json|yaml|kyaml|name|wide|(?:go-template|jsonpath|custom-columns)\b.*)$/s;

/** Variables of `curl --write-out`, from its manual. */
const writeOut = new Set(
  `certs conn_id content_type errormsg exitcode filename_effective ftp_entry_path http_code
  http_connect http_version local_ip local_port method num_certs num_connects num_headers
  num_redirects onerror proxy_ssl_verify_result redirect_url referer remote_ip remote_port
  response_code scheme size_download size_header size_request size_upload speed_download
  speed_upload ssl_verify_result stderr stdout time_appconnect time_connect time_namelookup
  time_pretransfer time_redirect time_starttransfer time_total url url_effective urlnum
  xfer_id`.split(/\s+/),
);

/** Options of the shell. Bash manual, "The Set Builtin". */
const shellOptions =
  `allexport braceexpand emacs errexit errtrace functrace hashall histexpand history ignoreeof
  keyword monitor noclobber noexec noglob nolog notify nounset onecmd physical pipefail posix
  privileged verbose vi xtrace`.split(/\s+/);

const options: readonly Option[] = [
  {
    program: /^set$/,
    name: /^[-+]\w*o$/,
    check: (value) =>
      shellOptions.includes(value) ? undefined : `the shell has no option "${value}"`,
  },
  {
    program: /^curl$/,
    name: /^(?:-\w*X|--request)$/,
    check: (value) =>
      /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(value)
        ? undefined
        : `"${value}" is not a method of HTTP`,
  },
  {
    program: /^(?:kubectl|helm|velero)$/,
    name: /^--(?:\w+-)?(?:timeout|ttl)$/,
    check: (value) =>
      duration.test(value) ? undefined : `"${value}" is not a duration such as 90s or 10m`,
  },
  {
    program: /^kubectl$/,
    name: /^--for$/,
    check: (value) => {
      const [, condition] = /^condition=(\w+)/.exec(value) ?? [];
      const guess = condition && slipOf(condition.toLowerCase(), conditions);
      return guess ? `"${condition}" is not a condition. Write "${guess}"` : undefined;
    },
  },
  {
    program: /^kubectl$/,
    name: /^(?:-o|--output)$/,
    check: (value) => {
      if (!outputs.test(value)) return `"${value}" is not a format of its output`;
      return value.startsWith('jsonpath=') && !isBalanced(value)
        ? `the brackets of "${value}" do not match`
        : undefined;
    },
  },
  {
    program: /^curl$/,
    name: /^(?:-\w*w|--write-out)$/,
    check: (value) => {
      const unknown = [...value.matchAll(/%\{(\w+)\}/g)]
        .map(([, name = '']) => name)
        .find((name) => !writeOut.has(name));
      return unknown && `curl has no variable "${unknown}"`;
    },
  },
];

/** Text between quotes does not count. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/[[\](){}]/g)) {
    const pair = {')': '(', ']': '[', '}': '{'}[sign];
    if (pair === undefined) open.push(sign);
    else if (open.pop() !== pair) return false;
  }
  return open.length === 0;
}

/**
 * Finds values that kubectl, helm, velero, curl, aws and the shell refuse: durations, conditions,
 * JSONPath, variables of `--write-out`, methods, addresses of buckets and options of `set`. Values
 * with shell expansions are skipped.
 *
 * @param commands - words of each command of a script
 */
export function valueFindings(commands: readonly (readonly Word[])[]): Finding[] {
  return commands.flatMap(startedBy).flatMap(([program, ...words]) =>
    words.flatMap((word, index): Finding[] => {
      const [name = '', ...rest] = word.text.split('=');
      const value = rest.length > 0 && name.startsWith('--') ? word : words[index + 1];
      const text = value === word ? rest.join('=') : value?.text;
      const option = options.find(
        (one) => one.program.test(program?.text ?? '') && one.name.test(name),
      );
      const message =
        option && value?.isWhole && text !== undefined
          ? option.check(text)
          : bucketProblem(program, word);
      return message ? [{line: word.line, message: `${program?.text ?? ''}: ${message}`}] : [];
    }),
  );
}

function bucketProblem(program: Word | undefined, {text}: Word): string | undefined {
  return program?.text === 'aws' && /^s3:(?!\/\/)/.test(text)
    ? `"${text}" needs two slashes after "s3:"`
    : undefined;
}
