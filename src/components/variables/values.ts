import type {Variable} from '../../schemas/variable';

/** Reader's values by the id of the variable; one without a value stands at its default. */
export type Values = Readonly<Record<string, string>>;

/** A value longer than any name or address is a mistake; in characters. */
const longestValue = 200;

/** Reads stored values. Whatever is not a plain text is dropped. */
export function parseValues(stored: string | null): Values {
  if (stored === null) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] =>
        /^[a-z][a-z0-9_]*$/.test(entry[0]) && typeof entry[1] === 'string' && isPlain(entry[1]),
    ),
  );
}

/**
 * What other variables become when a variable gets a value. Undefined puts one back to its default.
 *
 * @param value undefined for the default of the variable
 */
export function followers(
  {sets = {}}: Pick<Variable, 'sets'>,
  value: string | undefined,
): [id: string, value: string | undefined][] {
  const ids = new Set(Object.values(sets).flatMap((set) => Object.keys(set)));
  return [...ids].map((id) => [id, sets[value ?? '']?.[id]]);
}

/** One line of text of a sensible length. */
function isPlain(value: string): boolean {
  return value.length > 0 && value.length <= longestValue && !/\p{Cc}/u.test(value);
}
