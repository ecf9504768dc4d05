import {beforeAll, expect, it} from 'vitest';
import type {Parser} from '@vscode/tree-sitter-wasm';
import {loadParser} from '../../../../src/content/samples/checkers/treeSitter';
import {commandsOf} from '../../../../src/content/samples/shellWords';

let parser: Parser;
beforeAll(async () => {
  parser = await loadParser('bash');
});

const texts = (script: string): string[] =>
  commandsOf(script, parser).map((words) =>
    words.map(({text, isWhole}) => (isWhole ? text : `${text}…`)).join(' '),
  );

it('joins continued lines and removes quotes', () =>
  expect(texts('helm upgrade --install a "repo/chart" \\\n  --version 1.2.3')).toEqual([
    'helm upgrade --install a repo/chart --version 1.2.3',
  ]));

it('splits at operators and skips comments and here-documents', () =>
  expect(
    texts(
      'kubectl apply --filename=- <<EOF # comment\nkind: Pod\nEOF\nkubectl get pods | grep a && true',
    ),
  ).toEqual(['kubectl apply --filename=-', 'kubectl get pods', 'grep a', 'true']));

it('marks words that the shell expands', () =>
  expect(texts('N=1 kubectl get "$kind" --selector="app=$app" a\\ b')).toEqual([
    'kubectl get … --selector=app=… a b',
  ]));

it('finds commands inside others, with their lines', () => {
  const script = 'id=$(aws sts get-caller-identity)\ntimeout 5m bash -c "\nuntil kubectl get pods"';
  expect(texts(script)).toContain('aws sts get-caller-identity');
  const inner = commandsOf("true\nsh -ec '\nkubectl get pods'", parser).at(-1);
  expect(inner?.map(({text, line}) => `${line} ${text}`)).toEqual(['3 kubectl', '3 get', '3 pods']);
});

it('puts the program of a function or an array before its arguments', () =>
  expect(
    texts(
      'obs=(aws --endpoint-url "$URL")\nin_project() { openstack --os-cloud a "$@"; }\nask() { in_project "$@"; }\n"${obs[@]}" s3 ls\nask server list\nloop() { loop "$@"; }\nloop b',
    ),
  ).toEqual([
    'openstack --os-cloud a …',
    'openstack --os-cloud a …',
    'aws --endpoint-url … s3 ls',
    'openstack --os-cloud a server list',
    'loop …',
    'loop b',
  ]));
