import * as z from 'zod';
import {text} from './fields';

const term = text(2, 60, 'One or a few words, 2 to 60 characters. Case does not matter.');

const sameMeaning = z.array(term).min(2, 'expected at least two terms that mean the same');
const oneWay = z.strictObject({
  terms: z.array(term).min(1).describe('Terms of this site: `[object storage]`.'),
  aliases: z
    .array(term)
    .min(1)
    .describe('Other names. They find the terms; the terms do not find them: `[s3]`.'),
});

/** `data/synonyms.yml`: groups of terms that search treats as equal. */
export const synonymsSchema = z.strictObject({
  synonyms: z
    .array(z.union([sameMeaning, oneWay]))
    .describe('Groups of equal terms, or one-way groups with `terms` and `aliases`.'),
});

export type Synonyms = z.infer<typeof synonymsSchema>['synonyms'];
