import * as z from 'zod';

/** The level that a sample reached, from the lowest to the highest. */
export const verificationLevels = [
  'parsed',
  'schema',
  'planned',
  'rendered',
  'admitted',
  'run',
] as const;

export type VerificationLevel = (typeof verificationLevels)[number];

const toolUse = z.strictObject({
  name: z.string().min(2).describe('Name of the program, or of the provider or chart.'),
  version: z.string().min(1).describe('Version of the program.'),
});

const verifiedSample = z.strictObject({
  level: z.enum(verificationLevels).describe('The highest level that the sample reached.'),
  tools: z.array(toolUse).min(1).describe('The programs that took the sample.'),
  on: z.iso.date().describe('Day on which the programs ran.'),
});

/** `data/verified.json`, written by `npm run verify`: results by the hash of the sample. */
export const verifiedSchema = z.record(z.string().regex(/^[0-9a-f]{16}$/), verifiedSample);

export type VerifiedSample = z.infer<typeof verifiedSample>;
export type VerifiedSamples = z.infer<typeof verifiedSchema>;
