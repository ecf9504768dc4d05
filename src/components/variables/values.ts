import {isRecord} from '../../lib/isRecord';
import type {Places, Variable} from '../../schemas/variable';

/** The reader's values by id of the variable. A missing id means the default value. */
export type Values = Readonly<Record<string, string>>;

/** Longest accepted value, in characters. Names and addresses are shorter. */
const longestValue = 200;

/** Parses stored values. Everything except plain text is dropped. */
export function parseValues(stored: string | null): Values {
  if (stored === null) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return {};
  }
  if (!isRecord(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] =>
        /^[a-z][a-z0-9_]*$/.test(entry[0]) && typeof entry[1] === 'string' && isPlain(entry[1]),
    ),
  );
}

/** A variable and the values that its choices give to other variables. */
type Leading = Pick<Variable, 'default' | 'sets'> & {id: string};

/** Ids of the variables that depend on a variable. */
function followersOf({sets = {}}: Leading): string[] {
  return [...new Set(Object.values(sets).flatMap((set) => Object.keys(set)))];
}

/**
 * The values after one variable changed. Variables that depend on it change too.
 *
 * @param value undefined for the default
 */
export function withValue(values: Values, variable: Leading, value: string | undefined): Values {
  const {id, default: example, sets = {}} = variable;
  const [from, to] = [values[id] ?? example, value ?? example];
  const changed: Record<string, string | undefined> = {...values, [id]: value};
  for (const name of followersOf(variable)) {
    const kept = values[name];
    // Keep the suffix of the reader's own project: `eu-de_shop` becomes `eu-nl_shop`.
    changed[name] =
      kept?.startsWith(`${from}_`) && kept !== sets[from]?.[name]
        ? to + kept.slice(from.length)
        : sets[to]?.[name];
  }
  return Object.fromEntries(
    Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The values without those of some variables and of the variables that depend on them. */
export function withoutValues(values: Values, variables: readonly Leading[]): Values {
  const reset = new Set(variables.flatMap((one) => [one.id, ...followersOf(one)]));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !reset.has(id)));
}

/** Inserts the reader's values into a text at the positions of example values. */
export function fillIn(text: string, places: Places, values: Values): string {
  let filled = '';
  let end = 0;
  for (const [offset, length, id] of places) {
    const example = text.slice(offset, offset + length);
    filled += text.slice(end, offset) + (values[id] ?? example);
    end = offset + length;
  }
  return filled + text.slice(end);
}

/** True for one line of text of an accepted length. */
function isPlain(value: string): boolean {
  return value.length > 0 && value.length <= longestValue && !/\p{Cc}/u.test(value);
}
