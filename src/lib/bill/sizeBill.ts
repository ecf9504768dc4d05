import {amountText, digits} from './amountText';
import {evaluate, fieldsIn, inDigits} from './formula';
import type {Amount, Assumption, Bill, Choice, Range, Resource} from './types';

/** A resource in the size that the reader needs. */
export interface SizedRow {
  resource: Resource;
  amount: Amount;
  /** The calculation, if the amount differs from that of the size. */
  how?: string | undefined;
}

export interface SizedBill {
  /** Index of the size. */
  size: number;
  /** Why this size was selected: one sentence for each number of the reader. */
  reasons: string[];
  /** True if a number is above the largest size. */
  isAbove: boolean;
  rows: SizedRow[];
}

/** Position of a reader's number: in the size `upper`, or between it and the size below. */
interface Place {
  at: number;
  upper: number;
  isAbove: boolean;
  value: number;
  low: number;
  high: number;
}

/** Calculates a bill from the reader's numbers that select a size, or from the name of a size. */
export function sizeBill(bill: Bill, {size, numbers = {}}: Choice): SizedBill {
  const {assumptions, sizes} = bill;
  const given = assumptions.flatMap((one) => {
    const place = placeOf(one, numbers);
    return place ? [{one, place}] : [];
  });
  const [largest] = given.map(({place}) => place).sort((a, b) => b.at - a.at);
  const index = largest?.upper ?? Math.max(0, sizes.indexOf(size ?? ''));
  return {
    size: index,
    reasons: given.map(({one, place}) => reasonOf(one, place, sizes)),
    isAbove: given.some(({place}) => place.isAbove),
    rows: bill.resources.map((resource) => ({
      resource,
      ...(byFormula(resource, bill, index, numbers) ??
        (largest && between(resource, largest, sizes)) ?? {
          amount: resource.amounts[index] ?? {},
        }),
    })),
  };
}

function placeOf(
  {field, picks, amounts}: Assumption,
  numbers: Readonly<Record<string, number>>,
): Place | undefined {
  const value = field === undefined || !picks ? undefined : numbers[field];
  if (value === undefined) return undefined;
  const values = amounts.map(({to = 0}) => to);
  const last = values.length - 1;
  const found = values.findIndex((each) => value <= each);
  const upper = found < 0 ? last : found;
  const high = values[upper] ?? 0;
  const low = found > 0 ? (values[found - 1] ?? 0) : high;
  const at = found > 0 ? found - 1 + (value - low) / (high - low) : upper;
  // A number above the largest size has priority over one that just fits.
  return {at: found < 0 ? last + 1 : at, upper, isAbove: found < 0, value, low, high};
}

function reasonOf(
  {name, unit, amounts}: Assumption,
  {value, upper, isAbove}: Place,
  sizes: readonly string[],
): string {
  const limit = (index: number): string =>
    `${sizes[index] ?? ''} (${amountText({...amounts[index], note: undefined}, {unit})})`;
  const mine = amountText({from: value, to: value}, {unit});
  const bounds = isAbove
    ? `more than ${limit(upper)}, the largest size`
    : upper === 0
      ? `at most ${limit(0)}`
      : `more than ${limit(upper - 1)}, at most ${limit(upper)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${mine} is ${bounds}.`;
}

function byFormula(
  {formula, amounts}: Resource,
  {assumptions}: Bill,
  index: number,
  numbers: Readonly<Record<string, number>>,
): Omit<SizedRow, 'resource'> | undefined {
  if (formula === undefined || !fieldsIn(formula).some((field) => field in numbers))
    return undefined;
  const values = {...fieldValues(assumptions, index), ...numbers};
  const exact = rounded(evaluate(formula, values));
  const to = ceil(exact, 0);
  const {from = to, to: most = to, ...rest} = amounts[index] ?? {};
  const arithmetic = inDigits(formula, (field) => digits(values[field] ?? NaN));
  return {
    amount: {...rest, from: from === most ? to : Math.min(from, to), to},
    how: `${arithmetic} = ${roundedUp(exact, to)}`,
  };
}

/** The assumed numbers of a size, by field. */
export function fieldValues(
  assumptions: readonly Assumption[],
  index: number,
): Record<string, number> {
  return Object.fromEntries(
    assumptions.flatMap(({field, amounts}) => {
      const value = amounts[index]?.to;
      return field === undefined || value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Interpolates a quantity between two sizes with the same flavour. */
function between(
  {amounts}: Resource,
  {upper, isAbove, value, low, high}: Place,
  sizes: readonly string[],
): Omit<SizedRow, 'resource'> | undefined {
  const [lower, higher] = [amounts[upper - 1], amounts[upper]];
  if (isAbove || low === high || value === high || !isRange(lower) || !isRange(higher))
    return undefined;
  if (lower.flavour !== higher.flavour || lower.to >= higher.to || lower.from > higher.from)
    return undefined;
  const decimals = Math.max(decimalsOf(lower.to), decimalsOf(higher.to));
  const exactly = (end: 'from' | 'to'): number =>
    rounded(lower[end] + ((higher[end] - lower[end]) * (value - low)) / (high - low));
  const [from, to] = [ceil(exactly('from'), decimals), ceil(exactly('to'), decimals)];
  const share = `(${digits(value)} − ${digits(low)}) ÷ (${digits(high)} − ${digits(low)})`;
  return {
    amount: {flavour: higher.flavour, from, to},
    how: `between ${sizes[upper - 1] ?? ''} and ${sizes[upper] ?? ''}: ${digits(lower.to)} + (${digits(higher.to)} − ${digits(lower.to)}) × ${share} = ${roundedUp(exactly('to'), to)}`,
  };
}

export const isRange = (amount: Amount | undefined): amount is Amount & Range =>
  amount?.from !== undefined && amount.to !== undefined;

function roundedUp(exact: number, value: number): string {
  return exact === value ? digits(value) : `${digits(exact)}, rounded up to ${digits(value)}`;
}

/** Rounds away the error of binary fractions. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const ceil = (value: number, decimals: number): number =>
  Math.ceil(rounded(value * 10 ** decimals)) / 10 ** decimals;

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
