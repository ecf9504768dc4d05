import * as z from 'zod';

const variable = z
  .strictObject({
    label: z.string().min(2).max(40),
    default: z.string().min(1),
    /** Regular expression for the whole value. */
    pattern: z.string().refine((pattern) => toRegExp(pattern) !== undefined, {error: 'expected a regular expression', abort: true}),
    description: z.string().min(10).max(160),
  })
  .refine((value) => toRegExp(value.pattern)?.test(value.default) ?? true, {
    error: 'the default does not match the pattern',
    path: ['default'],
  });

/** @returns nothing where the pattern is no regular expression */
function toRegExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}

export const variableId = z.string().regex(/^[a-z][a-z0-9_]*$/, 'expected lower-case words joined by underscores');

/** `data/variables.yml`: id of the variable to its definition. */
export const variablesSchema = z.record(variableId, variable);

export type Variable = z.infer<typeof variable>;
export type Variables = z.infer<typeof variablesSchema>;

/** How a variable stands in a sample or in inline code: `@@region@@`. */
export const variablePattern = /@@([a-z][a-z0-9_]*)@@/g;

/** A text with its variables at their defaults. A name without a definition stays as it is: the content checks report it. */
export function withDefaults(text: string, variables: Variables): string {
  return text.replace(variablePattern, (placeholder, name: string) => variables[name]?.default ?? placeholder);
}
