import {nearest} from '../../lib/nearest';
import type {ContentIssue, Located} from '../../schemas/parse';
import type {Found} from './rule';

type Path = readonly (string | number)[];

/** A problem of a data file: the path to the entry, and what is wrong there. */
export interface EntryProblem extends Pick<ContentIssue, 'message' | 'fix'> {
  path: Path;
}

/** Adds file and line to the problems of a data file. */
export function withLines(
  {file, lineOf}: Located<unknown>,
  problems: readonly EntryProblem[],
): Found[] {
  return problems.map(({path, message, fix}) => ({file, line: lineOf(path), message, fix}));
}

interface Known {
  path: Path;
  known: readonly string[];
  /** Describes each known name for the message, such as `a key of docs/tags.yml`. */
  what: string;
}

/**
 * Reports names of a list that do not exist.
 *
 * @param options.path path of the list in its file
 */
export function unknownNames(names: readonly string[], {path, ...rest}: Known): EntryProblem[] {
  return names.flatMap((name, index) => unknownName(name, {path: [...path, index], ...rest}));
}

/** Reports one name that does not exist. */
export function unknownName(name: string, {path, known, what}: Known): EntryProblem[] {
  if (known.includes(name)) return [];
  const guess = nearest(name, known);
  const fix = guess ? `write "${guess}"` : `use ${what}, or remove this one`;
  return [{path, message: `"${name}" is not ${what}`, fix}];
}

/**
 * Reports names that occur twice in a list.
 *
 * @param pathOf returns the path of the entry with an index
 */
export function repeatedNames(
  names: readonly string[],
  pathOf: (index: number) => Path,
): EntryProblem[] {
  const fix = 'remove or rename one of the two';
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    return [{path: pathOf(index), message: `"${name}" is listed twice`, fix}];
  });
}
