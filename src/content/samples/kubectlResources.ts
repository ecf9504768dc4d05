import {nearest} from '../../lib/nearest';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

const verbs = /^(?:get|describe|delete|edit|annotate|label|patch|scale|wait)$/;
/** Options before the resource. Their value is the next word. */
const valued =
  /^(?:-[nolcp]|--(?:namespace|output|selector|context|kubeconfig|field-selector|for|timeout|type|patch|replicas|sort-by))$/;
const shortNames =
  'po svc deploy sts ds rs rc cm ns no pv pvc sa ing netpol hpa pdb cj ep sc crd csr ev all limits quota pc';

/**
 * Finds resource names of kubectl that differ by one letter from a resource of Kubernetes. Other
 * unknown names may be custom resources.
 *
 * @param kinds - names of kinds, such as `Deployment`
 */
export function resourceFindings(
  commands: readonly (readonly Word[])[],
  kinds: readonly string[],
): Finding[] {
  const known = new Set([...shortNames.split(' '), ...kinds.flatMap(namesOf)]);
  return commands.flatMap(startedBy).flatMap((words) => {
    const resource = resourceOf(words);
    if (!resource) return [];
    return resource.text.split(',').flatMap((name): Finding[] => {
      const [type = ''] = name.split(/[/.]/, 1);
      const guess = known.has(type) || type.length < 4 ? undefined : nearest(type, [...known]);
      if (guess === undefined) return [];
      const message = `kubectl knows no resource "${type}": did you mean "${guess}"?`;
      return [{line: resource.line, message}];
    });
  });
}

function resourceOf([program, ...words]: readonly Word[]): Word | undefined {
  if (program?.text !== 'kubectl') return undefined;
  const plain = words.filter(
    ({text}, index) => !text.startsWith('-') && !valued.test(words[index - 1]?.text ?? ''),
  );
  const [verb, resource] = plain;
  const isFile = words.some(({text}) => /^(?:-f|--filename|-k|--kustomize)\b/.test(text));
  return verb && verbs.test(verb.text) && resource?.isWhole && !isFile ? resource : undefined;
}

/** The singular and the plural of a kind in commands and roles. */
export function namesOf(kind: string): string[] {
  const name = kind.toLowerCase();
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')];
}
