import {LineCounter, parseAllDocuments} from 'yaml';
import {keyOffset, valueOffset} from '../../../schemas/parse';
import {packageTool} from '../packageTool';
import type {Finding, SampleChecker} from '../types';
import type {KubernetesValidator} from '../kubernetes';

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
    return kubernetes.validate(document.toJS({maxAliasCount: 100})).map(({path, key, message}) => {
      const offset =
        key === undefined ? valueOffset(document, path) : keyOffset(document, [...path, key]);
      return {line: lineCounter.linePos(offset).line, message};
    });
  });
}
