import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

const stop = `trap '[ $? -eq 0 ] || echo "STOPPED"' EXIT`;

/**
 * Readers paste a block into the shell they work in. `exit` and `set -e` at its top level close that
 * shell. In a list, bash ignores `set -e`: `( set -e; false; true ) || echo failed` prints nothing.
 * Source: Bash reference manual, "The Set Builtin", option -e
 */
export const pastedShells: Rule = {
  name: 'pasted-shells',
  finds: 'a pasted block that closes the shell of the reader, and set -e without effect',
  fix: `put the commands into ( ) with set -euo pipefail and ${stop}`,
  wrong: {
    'a shell that a failure closes': sample('set -euo pipefail\nopenstack server list'),
    'a shell that exit closes': sample('cd demo || exit 1'),
    'an exit in a function': sample('demo() {\n  exit 1\n}'),
    'a stop that an alternative disables': sample(
      '(\n  set -eu\n  false\n  true\n) || echo failed',
    ),
  },
  right: {
    'a stop in a subshell': sample(`(\n  set -euo pipefail\n  ${stop}\n  openstack server list\n)`),
    'an exit in a subshell': sample('(\n  cd demo || exit 1\n)'),
    'an exit of another program': sample("list | awk '\n  END { exit NR == 0 }'"),
    'an exit in a here-document': sample("php <<'EOF'\nif (true) { exit(1); }\nEOF"),
    'a file': sample('set -euo pipefail\ncd demo || exit 1', 'bash title="demo.sh"'),
  },
  inSamples: [
    {
      pattern: /^set -(?:[a-z]*[eu]|o (?:errexit|nounset))/gm,
      languages: ['bash'],
      pasted: true,
      message: () => 'the first failure closes the shell of the reader',
    },
    {
      pattern: /(?:^|[;&|{]|\b(?:then|do|else)\b)[ \t]*exit\b/gm,
      languages: ['bash'],
      pasted: true,
      message: ({input, index}) =>
        isOutside(input.slice(0, index)) ? '"exit" closes the shell of the reader' : undefined,
      fix: 'put the commands into ( ), or write cd folder && pwd without exit',
    },
    {
      pattern: /^\((?:(?!^\))[^])*?\bset -[a-z]*e(?:(?!^\))[^])*^\) *(?:\|\||&&)/gm,
      languages: ['bash'],
      message: () => 'bash ignores set -e in the parentheses, because || or && follows them',
      fix: `remove what follows the parentheses, and write ${stop} below set -euo pipefail`,
    },
  ],
};

/** True if a text ends outside of quotes, parentheses and here-documents. */
function isOutside(text: string): boolean {
  const without = text.replace(/(?<!<)<<-? *['"]?(\w+)['"]?[^]*?^\s*\1$/gm, '');
  if (/(?<!<)<<-? *['"]?\w/.test(without)) return false;
  const bare = without
    .replace(/(^|\s)#.*/gm, '$1')
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, '')
    .replace(/\([^()]*\)/g, '');
  return !/['"]|^\s*\($/m.test(bare);
}
