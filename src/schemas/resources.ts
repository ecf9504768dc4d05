import * as z from 'zod';
import type {Amount, Bill} from '../lib/bill/types';
import {slug, text} from './fields';

const rangeHelp = 'expected a number, or a range as "1 to 3"';
const quantity = z.union(
  [z.number().min(0), z.string().regex(/^\d+(\.\d+)? to \d+(\.\d+)?$/, rangeHelp)],
  rangeHelp,
);

const zones = z
  .int()
  .min(1)
  .max(3)
  .describe('Zones over which the page spreads the pieces. Leave it out if it does not say so.');

const amount = z
  .union(
    [
      z.number().min(0),
      z.string().min(1),
      z.strictObject({
        quantity: quantity.describe('How many: `3`, or `0 to 4` for what scales by itself.'),
        flavour: text(1, 60, 'What one of them is: `s3.large.4`, `2 vCPU, 4 GiB`.').optional(),
        zones: zones.optional(),
        note: text(1, 90, 'What the table says behind it: `autoscaled`.').optional(),
      }),
    ],
    'expected a number, a range as "1 to 3", a text, or {quantity: …, flavour: …, note: …}',
  )
  .transform((value): Amount => {
    if (typeof value === 'object') return {...value, ...toRange(value.quantity)};
    return toRange(value) ?? {note: String(value)};
  });

/**
 * Both ends of a number or of `1 to 3`.
 *
 * @returns undefined for other texts
 */
function toRange(value: number | string): Pick<Amount, 'from' | 'to'> | undefined {
  if (typeof value === 'number') return {from: value, to: value};
  const [from, to] = quantity.safeParse(value).success ? value.split(' to ').map(Number) : [];
  return from === undefined ? undefined : {from, to};
}

const amounts = z
  .array(amount)
  .min(1)
  .describe('One for each size: a number, a range, a text without a number, or an object.');
const unit = text(1, 20, 'Unit of the numbers: `GB`, `GiB`, `Mbit/s`.');

const assumption = z.strictObject({
  name: z
    .string()
    .max(80)
    .default('')
    .describe('What is assumed, behind "Assumption:": `logs a day`. Leave it out for a text.'),
  unit: unit.optional(),
  field: z
    .string()
    .regex(/^[a-z][a-z_]*$/, 'expected lower-case letters and underscores')
    .optional()
    .describe('Name in formulas. With it, readers can enter a number of their own.'),
  picks: z
    .boolean()
    .default(true)
    .describe('`false` if more of it does not need a larger size, such as a share from a cache.'),
  amounts,
});

const resource = z.strictObject({
  name: text(2, 90, 'First cell of the row: `EVS volume per replica`.'),
  service: slug
    .optional()
    .describe('Id in `data/services.yml`. None for what runs on other resources, such as pods.'),
  type: text(2, 60, 'What it is called where designs are added up: `PostgreSQL`.').optional(),
  unit: unit.optional(),
  flavour: text(1, 60, 'Flavour of all amounts that have none: `SSD`.').optional(),
  zones: zones.optional(),
  per: z
    .union([z.string(), z.int().min(1)], 'expected the name of a resource above, or a number')
    .optional()
    .describe('Name of the resource above that has one each, or how often it is there.'),
  formula: z
    .string()
    .optional()
    .describe('Only if the page states it: `logs * 30 / 8`, with `+ - * /`, brackets and fields.'),
  amounts,
});

/** `*.resources.yml` beside a page: its bill of resources. */
export const resourcesSchema = z
  .strictObject({
    sizes: z
      .array(text(1, 30, 'Name of the size, the head of a column: `Small`.'))
      .min(1)
      .describe('Names of the sizes, from the smallest to the largest.'),
    assumptions: z.array(assumption).min(1).describe('What each size is made for.'),
    resources: z.array(resource).min(1).describe('Rows of the table.'),
  })
  .transform(({resources, ...rest}): Bill => ({
    ...rest,
    resources: resources.map(({flavour, ...row}) => ({
      ...row,
      amounts: row.amounts.map((each) =>
        each.to === undefined || flavour === undefined ? each : {flavour, ...each},
      ),
    })),
  }));
