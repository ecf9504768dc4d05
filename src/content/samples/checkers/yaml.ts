import {
  LineCounter,
  isScalar,
  isSeq,
  parseAllDocuments,
  visit,
  type Document,
  type Scalar,
} from 'yaml';
import {keyOffset, valueOffset} from '../../../schemas/parse';
import {packageTool} from '../packageTool';
import type {Finding, Sample, SampleChecker} from '../types';
import type {KubernetesValidator} from '../kubernetes';

/** Keys whose value is a script, or a list of commands: of pipelines and of cloud-init. */
const scriptKeys = /^(?:run|script|before_script|after_script|runcmd)$/;

/**
 * Parses every document. Checks Kubernetes objects against the schema of their kind, and scripts in
 * pipelines and containers as those of the shell.
 */
export function yamlChecker(kubernetes: KubernetesValidator, bash: SampleChecker): SampleChecker {
  return {
    languages: ['yaml'],
    tools: [packageTool('yaml'), {name: 'Kubernetes schemas', version: kubernetes.version}],
    fingerprint: `3 ${kubernetes.fingerprint} ${bash.fingerprint} ${JSON.stringify(bash.tools)}`,
    async check(samples) {
      const parsed = samples.map((sample) => findProblems(sample, kubernetes));
      const scripts = parsed.flatMap(({scripts}) => scripts);
      const inScripts = bash.tools.length > 0 ? await bash.check(scripts) : [];
      let next = 0;
      return parsed.map(({findings, scripts}) => [
        ...findings,
        ...scripts.flatMap(() => inScripts[next++] ?? []),
      ]);
    },
  };
}

/** The problems of a sample, and its scripts. Lines count from the first of the sample. */
function findProblems(
  sample: Sample,
  kubernetes: KubernetesValidator,
): {findings: Finding[]; scripts: Sample[]} {
  const lineCounter = new LineCounter();
  const lineOf = (offset: number): number => lineCounter.linePos(offset).line;
  const parsed = parseAllDocuments(sample.text, {lineCounter, prettyErrors: false});
  const documents = Array.isArray(parsed) ? parsed : [];
  const findings = documents.flatMap((document): Finding[] => {
    if (document.errors.length > 0) {
      return document.errors.map(({pos, message}) => ({
        line: lineOf(pos[0]),
        message: message.split('\n', 1)[0] ?? message,
      }));
    }
    return kubernetes.validate(document.toJS({maxAliasCount: 100})).map(({path, key, message}) => {
      const offset =
        key === undefined ? valueOffset(document, path) : keyOffset(document, [...path, key]);
      return {line: lineOf(offset), message};
    });
  });
  const scripts = documents
    .flatMap(scriptsIn)
    .map((commands) => toScript(commands, sample, lineOf));
  return {findings, scripts};
}

/** Commands that run in one shell, each on its line. */
function toScript(
  commands: readonly Scalar<string>[],
  sample: Sample,
  lineOf: (offset: number) => number,
): Sample {
  const lines: string[] = [];
  for (const {value, type, range} of commands) {
    const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
    const line = lineOf(range?.[0] ?? 0) + (isBlock ? 1 : 0);
    while (lines.length < line - 1) lines.push('');
    // A pipeline replaces its expressions before the shell starts.
    lines.push(
      ...value
        .trimEnd()
        .replace(/\$\{\{.*?\}\}/g, '$EXPRESSION')
        .split('\n'),
    );
  }
  return {...sample, language: 'bash', text: lines.join('\n')};
}

/** The scripts of a document, each as one command or more. */
function scriptsIn(document: Document): Scalar<string>[][] {
  const scripts: Scalar<string>[][] = [];
  const add = (nodes: readonly unknown[]): void => {
    const commands = nodes.filter(
      (node): node is Scalar<string> => isScalar(node) && typeof node.value === 'string',
    );
    if (commands.length > 0) scripts.push(commands);
  };
  visit(document, {
    Pair(_key, {key, value}) {
      if (!isScalar(key) || !scriptKeys.test(String(key.value))) return;
      add(isSeq(value) ? value.items : [value]);
    },
    Map(_key, map) {
      const words = [...itemsOf(map.get('command', true)), ...itemsOf(map.get('args', true))];
      const option = words.findIndex(
        (word, index) =>
          /^-\w*c$/.test(textOf(word)) && /(?:^|\/)(?:ba)?sh$/.test(textOf(words[index - 1])),
      );
      if (option >= 0) add(words.slice(option + 1, option + 2));
    },
  });
  return scripts;
}

function itemsOf(node: unknown): unknown[] {
  return isSeq(node) ? node.items : [];
}

function textOf(node: unknown): string {
  return isScalar(node) ? String(node.value) : '';
}
