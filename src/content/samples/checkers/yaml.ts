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
import {slipOf} from '../../../lib/slipOf';
import {packageTool} from '../packageTool';
import {embed} from '../embeddedSamples';
import type {Finding, Sample, SampleChecker} from '../types';
import type {KubernetesValidator} from '../kubernetes';

/** Keys whose value is a script, or a list of commands: of pipelines and of cloud-init. */
const scriptKeys = /^(?:run|script|before_script|after_script|runcmd)$/;

/** Parses every document. Checks Kubernetes objects against the schema of their kind. */
export function yamlChecker(kubernetes: KubernetesValidator): SampleChecker {
  return {
    languages: ['yaml'],
    tools: [packageTool('yaml'), {name: 'Kubernetes schemas', version: kubernetes.version}],
    fingerprint: `4 ${kubernetes.fingerprint}`,
    check: (samples) => Promise.resolve(samples.map(({text}) => findProblems(text, kubernetes))),
  };
}

function findProblems(text: string, kubernetes: KubernetesValidator): Finding[] {
  const lineCounter = new LineCounter();
  return documentsOf(text, lineCounter).flatMap((document): Finding[] => {
    if (document.errors.length > 0) {
      return document.errors.map(({pos, message}) => ({
        line: lineCounter.linePos(pos[0]).line,
        message: message.split('\n', 1)[0] ?? message,
      }));
    }
    const objects = kubernetes.validate(document.toJS({maxAliasCount: 100}));
    const problems = objects.map(({path, key, message}) => {
      const offset =
        key === undefined ? valueOffset(document, path) : keyOffset(document, [...path, key]);
      return {line: lineCounter.linePos(offset).line, message};
    });
    return [...problems, ...misspeltBooleans(document, lineCounter)];
  });
}

/** A misspelt boolean is a text, and most programs take each text as true. */
function misspeltBooleans(document: Document.Parsed, lineCounter: LineCounter): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Pair: (_, {value}) => {
      if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.value !== 'string') return;
      const guess = slipOf(value.value, ['true', 'false']);
      if (!guess) return;
      const {line} = lineCounter.linePos(value.range?.[0] ?? 0);
      findings.push({line, message: `"${value.value}" is a text. Write ${guess}`});
    },
  });
  return findings;
}

function documentsOf(text: string, lineCounter: LineCounter): Document.Parsed[] {
  const documents = parseAllDocuments(text, {lineCounter, prettyErrors: false});
  return Array.isArray(documents) ? documents : [];
}

/** The scripts of pipelines, containers and cloud-init in a YAML file, as samples of the shell. */
export function scriptsIn(sample: Sample): Sample[] {
  const lineCounter = new LineCounter();
  return documentsOf(sample.text, lineCounter)
    .flatMap(commandsIn)
    .map((commands) => toScript(commands, sample, lineCounter));
}

/** Commands that run in one shell, each on its line. */
function toScript(
  commands: readonly Scalar<string>[],
  sample: Sample,
  lineCounter: LineCounter,
): Sample {
  const lines: string[] = [];
  for (const {value, type, range} of commands) {
    const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
    const line = lineCounter.linePos(range?.[0] ?? 0).line + (isBlock ? 1 : 0);
    while (lines.length < line - 1) lines.push('');
    // A pipeline replaces its expressions before the shell starts.
    lines.push(
      ...value
        .trimEnd()
        .replace(/\$\{\{.*?\}\}/g, '$EXPRESSION')
        .split('\n'),
    );
  }
  return embed(sample, 'bash', lines.join('\n'), 0);
}

/** The scripts of a document, each as one command or more. */
function commandsIn(document: Document): Scalar<string>[][] {
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
