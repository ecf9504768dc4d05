import * as z from 'zod';

/** A word or a few; compared without regard to case. */
const term = z.string().min(2).max(60);

/** `data/synonyms.yml`: groups of terms that search takes for one another. */
export const synonymsSchema = z.strictObject({
  synonyms: z.array(z.array(term).min(2, 'expected at least two terms that mean the same')),
});
