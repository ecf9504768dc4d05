import {LineCounter, isMap, isScalar, parseAllDocuments, type Document} from 'yaml';
import {packageTool} from '../packageTool';
import type {Finding, SampleChecker} from '../types';
import type {KubernetesProblem, KubernetesValidator} from '../kubernetes';

/** Parses every document. Checks Kubernetes objects against the schema of their kind. */
export function yamlChecker(kubernetes: KubernetesValidator): SampleChecker {
  return {
    languages: ['yaml'],
    tools: [packageTool('yaml'), {name: 'Kubernetes schemas', version: kubernetes.version}],
    fingerprint: `1 ${kubernetes.fingerprint}`,
    check: (samples) => Promise.resolve(samples.map(({text}) => findProblems(text, kubernetes))),
  };
}

function findProblems(text: string, kubernetes: KubernetesValidator): Finding[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter, prettyErrors: false});
  return (Array.isArray(documents) ? documents : []).flatMap((document): Finding[] => {
    if (document.errors.length > 0) {
      return document.errors.map(({pos, message}) => ({
        line: lineCounter.linePos(pos[0]).line,
        message: message.split('\n', 1)[0] ?? message,
      }));
    }
    return kubernetes.validate(document.toJS({maxAliasCount: 100})).map((problem) => ({
      line: lineCounter.linePos(offsetOf(document, problem)).line,
      message: problem.message,
    }));
  });
}

/** Offset of the value at the path, or of the nearest thing around it that stands in the text. */
function offsetOf(document: Document, {path, key}: KubernetesProblem): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (length === path.length && key !== undefined && isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const range = (node as {range?: [number, number, number] | null} | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}
