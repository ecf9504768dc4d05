import {nearest} from '../../lib/nearest';
import type {ContentIssue, Located} from '../../schemas/parse';

/** Where in a data file, and what is wrong there. */
export interface EntryProblem extends Pick<ContentIssue, 'message' | 'fix'> {
  path: readonly (string | number)[];
}

/** Problems of a data file as issues, each with the line of its entry. */
export function toIssues(rule: string, {file, lineOf}: Located<unknown>, problems: readonly EntryProblem[]): ContentIssue[] {
  return problems.map(({path, message, fix}) => ({file, line: lineOf(path), rule, message, fix, severity: 'error'}));
}

/**
 * The names of a list that do not exist.
 *
 * @param path of the list in its file
 * @param what each known name is, for the message: `a key of docs/tags.yml`
 */
export function unknownNames(
  names: readonly string[],
  {path, known, what}: {path: readonly (string | number)[]; known: readonly string[]; what: string},
): EntryProblem[] {
  return names.flatMap((name, index) => (known.includes(name) ? [] : [unknownName(name, {path: [...path, index], known, what})]));
}

/** One name that does not exist. */
export function unknownName(
  name: string,
  {path, known, what}: {path: readonly (string | number)[]; known: readonly string[]; what: string},
): EntryProblem {
  const guess = nearest(name, known);
  return {path, message: `"${name}" is not ${what}`, fix: guess ? `write "${guess}"` : `use ${what}, or remove this one`};
}

/** Names that stand in a list for a second time. @param pathOf place of the entry with that index */
export function repeatedNames(names: readonly string[], pathOf: (index: number) => readonly (string | number)[]): EntryProblem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{path: pathOf(index), message: `"${name}" stands here twice`, fix: 'remove or rename one of the two'}],
  );
}
