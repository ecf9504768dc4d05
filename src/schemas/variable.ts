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

/** @returns undefined if the pattern is not a regular expression */
function toRegExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}

/** `data/variables.yml`: id of the variable to its definition. */
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

/** A variable in a sample or in inline code: `@@region@@`. */
export const variablePattern = /@@([a-z][a-z0-9_]*)@@/g;

/** Replaces variables by their defaults. A name without a definition stays. */
export function withDefaults(text: string, variables: Variables): string {
  return text.replace(
    variablePattern,
    (placeholder, name: string) => variables[name]?.default ?? placeholder,
  );
}
