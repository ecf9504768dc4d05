import * as z from 'zod';

/** A word or a few; compared without regard to case. */
const term = z.string().min(2).max(60);

const sameMeaning = z.array(term).min(2, 'expected at least two terms that mean the same');
/** Names that lead to the terms, and to which the terms do not lead. */
const oneWay = z.strictObject({terms: z.array(term).min(1), aliases: z.array(term).min(1)});

/** `data/synonyms.yml`: groups of terms that search takes for one another. */
export const synonymsSchema = z.strictObject({synonyms: z.array(z.union([sameMeaning, oneWay]))});

export type Synonyms = z.infer<typeof synonymsSchema>['synonyms'];
