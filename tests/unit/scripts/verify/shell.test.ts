import {expect, it} from 'vitest';
import {commandsOf} from '../../../../scripts/verify/shell.mts';

it('joins continued lines and removes quotes', () =>
  expect(commandsOf('helm upgrade --install a "repo/chart" \\\n  --version 1.2.3')).toEqual([
    ['helm', 'upgrade', '--install', 'a', 'repo/chart', '--version', '1.2.3'],
  ]));

it('splits at operators and skips comments and here-documents', () => {
  const text =
    'kubectl apply -f - <<EOF # comment\nkind: Pod\nEOF\nkubectl get pods | grep a && true';
  expect(commandsOf(text)).toEqual([
    ['kubectl', 'apply', '-f', '-'],
    ['kubectl', 'get', 'pods'],
    ['grep', 'a'],
    ['true'],
  ]);
});
