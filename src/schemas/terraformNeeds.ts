import * as z from 'zod';

const pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text);
  } catch {
    context.addIssue('expected a regular expression');
    return z.NEVER;
  }
});

const need = z.strictObject({
  argument: z.string().describe('Path of the required argument, such as `timeouts.create`.'),
  beside: z.string().optional().describe('Only for resources with this argument.'),
  where: pattern.optional().describe('Only if the JSON of that argument matches this.'),
  unless: pattern.optional().describe('Not in a file whose JSON matches this.'),
  naming: pattern.optional().describe('The JSON of the required argument must match this.'),
  reason: z.string().describe('What happens without the argument. Part of the message.'),
  source: z.string().optional().describe('Where its owner says so.'),
});

const byPath = z.string().regex(/^(?:data\.)?opentelekomcloud_\w+(?:\.\w+)*$/);

/** `data/terraform-needs.yml`: what the platform requires and the provider does not check. */
export const terraformNeedsSchema = z.strictObject({
  needs: z.record(byPath, z.array(need)).describe('Required arguments of a resource, by its type.'),
  values: z
    .record(byPath, z.string())
    .describe(
      'What an argument accepts, by its path: `a|b`, a range such as `1..65535`, or `/a pattern/`.',
    ),
  ascending: z
    .record(byPath, z.array(z.string()))
    .describe('Numbers of a resource in ascending order. Equal numbers are allowed.'),
});

export type Need = z.output<typeof need>;
