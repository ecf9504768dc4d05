import * as z from 'zod';
import {text} from './fields';

export const variableId = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'expected lower-case words joined by underscores');

const variable = z
  .strictObject({
    label: text(2, 40, 'Label of the input field: `Region`.'),
    default: z
      .string()
      .min(1)
      .describe('Value until the reader enters another one. It must match the pattern: `eu-de`.'),
    pattern: z
      .string()
      .refine((pattern) => toRegExp(pattern) !== undefined, {
        error: 'expected a regular expression',
        abort: true,
      })
      .describe('Regular expression for the whole value: `[a-z]{2}-[a-z0-9]+`.'),
    format: text(5, 80, 'The pattern in words, for a message: `3 to 63 small letters`.').optional(),
    description: text(10, 160, 'Where the reader finds the value, 10 to 160 characters.'),
    sets: z
      .record(z.string(), z.record(variableId, z.string()))
      .optional()
      .describe('By a value: what other variables become with it: `eu-nl: {zone: eu-nl-01}`.'),
  })
  .refine((value) => toRegExp(value.pattern)?.test(value.default) ?? true, {
    error: 'the default does not match the pattern',
    path: ['default'],
  });

/** @returns undefined if the pattern is not a valid regular expression */
function toRegExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}

/** `data/variables.yml`: definitions by the id of the variable. */
export const variablesSchema = z
  .record(variableId, variable)
  .superRefine((variables, context) => {
    for (const [id, {sets = {}}] of Object.entries(variables)) {
      for (const [other, value] of Object.values(sets).flatMap((set) => Object.entries(set))) {
        if (toRegExp(variables[other]?.pattern ?? '')?.test(value) ?? false) continue;
        const message = `"${other}" has no such variable, or "${value}" does not match its pattern`;
        context.addIssue({code: 'custom', path: [id, 'sets'], message});
      }
    }
  })
  .describe('Variables by their ids. Samples use them as `@@region@@`.');

export type Variable = z.infer<typeof variable>;
export type Variables = z.infer<typeof variablesSchema>;

/**
 * Definitions of some variables for a page, as JSON. Variables that set others are first, such as
 * the region of a zone. Ids without a definition are left out.
 */
export function definitionsOf(ids: readonly string[], variables: Variables): string {
  const leading = Object.entries(variables)
    .filter(([, {sets = {}}]) => Object.values(sets).some((set) => ids.some((id) => id in set)))
    .map(([id]) => id);
  const all = [...new Set([...leading, ...ids])];
  return JSON.stringify(all.flatMap((id) => (variables[id] ? [{id, ...variables[id]}] : [])));
}

/** An example value that ordinary text does not contain: with a hyphen, a dot or a slash. */
const isDistinct = (example: string): boolean => /[-./]/.test(example);

/** A pattern that finds the example values of variables in a text, and the ids by example value. */
export function examplesOf(variables: Variables): {
  pattern: RegExp;
  ids: ReadonlyMap<string, string>;
} {
  const ids = new Map(
    Object.entries(variables)
      .filter(([, {default: example}]) => isDistinct(example))
      .map(([id, {default: example}]) => [example, id]),
  );
  // The longest first, because one example value can begin another.
  const examples = [...ids.keys()].sort((a, b) => b.length - a.length);
  const escaped = examples.map((example) => example.replace(/[.+/]/g, '\\$&')).join('|') || '$.';
  return {pattern: new RegExp(`(?<![A-Za-z0-9-])(?:${escaped})(?!-?[A-Za-z0-9])`, 'g'), ids};
}

/** A variable in a sample or in inline code: `@@region@@`. */
export const variablePattern = /@@([a-z][a-z0-9_]*)@@/g;

/** Positions of variables in a text. */
export type Places = readonly (readonly [offset: number, length: number, id: string])[];

/**
 * Inserts default values into a text and returns their positions. A name without a definition
 * stays.
 */
export function placesIn(text: string, variables: Variables): {text: string; places: Places} {
  const places: [number, number, string][] = [];
  let shorter = 0;
  const shown = text.replace(variablePattern, (placeholder, id: string, offset: number) => {
    const value = variables[id]?.default;
    if (value === undefined) return placeholder;
    places.push([offset - shorter, value.length, id]);
    shorter += placeholder.length - value.length;
    return value;
  });
  return {text: shown, places};
}

/** The regions in which every variable of a text has a value. */
export function regionsOf(text: string, {region}: Variables): string[] {
  if (!region) return [];
  const rows = Object.entries(region.sets ?? {});
  const following = new Set(rows.flatMap(([, row]) => Object.keys(row)));
  const used = Array.from(text.matchAll(variablePattern), ([, id = '']) => id);
  const needed = used.filter((id) => following.has(id));
  const fitting = rows.filter(([, row]) => needed.every((id) => row[id] !== undefined));
  return [region.default, ...fitting.map(([name]) => name)];
}

/** Replaces variables by their default values. A name without a definition stays. */
export function withDefaults(text: string, variables: Variables): string {
  return placesIn(text, variables).text;
}
