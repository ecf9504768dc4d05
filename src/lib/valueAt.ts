import {isRecord} from './isRecord';

/** The value at a path of keys, or undefined if something on the way is missing. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}
