import * as z from 'zod';
import {day} from './fields';

export const readingsFile = 'data/reviews.yml';

const count = z.int().nonnegative();

const reading = z.strictObject({
  on: day.describe('Day on which the reader finished, as `YYYY-MM-DD`.'),
  claims: count.describe('About how many claims the reader compared with sources: `60`.'),
  serious: count.describe('A step fails, data is lost, a hole opens, or money is wasted: `1`.'),
  wrong: count.describe('Wrong facts, and sentences that mislead: `4`.'),
  small: count.describe('Small findings: `3`.'),
  mended: day.optional().describe('Day on which all of them were mended, as `YYYY-MM-DD`.'),
});

/** `data/reviews.yml`: readings by sceptical readers, by the path of the page below `docs/`. */
export const readingsSchema = z
  .record(z.string(), z.array(reading).min(1))
  .describe('Readings by their pages: path below `docs/` without the ending.');

export type Reading = z.infer<typeof reading>;
