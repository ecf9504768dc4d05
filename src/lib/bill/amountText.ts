import type {Amount, Bill, Resource} from './types';

/** The next larger unit, and how many units it contains. */
const larger: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  MiB: ['GiB', 1024],
  GiB: ['TiB', 1024],
  GB: ['TB', 1000],
  'KB/s': ['MB/s', 1000],
  'Mbit/s': ['Gbit/s', 1000],
};

const number = new Intl.NumberFormat('en-GB', {maximumFractionDigits: 6});

/** `1,200`. */
export const digits = (value: number): string => number.format(value);

/** `2 TB` for 2,000 GB if one decimal is exact, otherwise `2,048 GB`. */
export function inUnit(value: number, unit: string): string {
  const [next, factor] = larger[unit] ?? [];
  const scaled = value / (factor ?? Infinity);
  return next && scaled >= 1 && Number.isInteger(scaled * 10)
    ? inUnit(scaled, next)
    : `${digits(value)} ${unit}`;
}

/** `2 million` if one decimal is exact, otherwise all digits. */
function inMillions(value: number): string {
  const [power, word] = value >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  return value >= 1e6 && Number.isInteger((value * 10) / power)
    ? `${digits(value / power)} ${word}`
    : digits(value);
}

/** An amount as in the table: `3 × 2 vCPU, 6 GiB`, `20 GiB SSD (each)`, `0 to 4`, `none`. */
export function amountText(
  {from, to, flavour, note}: Amount,
  {unit}: {unit?: string | undefined},
): string {
  if (from === undefined || to === undefined) return note ?? '';
  const ends = unit ? [inUnit(from, unit), inUnit(to, unit)] : [inMillions(from), inMillions(to)];
  const quantity = from === to ? ends[1] : ends.join(' to ');
  const joint = unit ? ' ' : ' × ';
  const amount = to === 0 ? 'none' : [quantity, flavour].filter(Boolean).join(joint);
  return note ? `${amount} (${note})` : amount;
}

/** The table of a bill, header first. Names and cells may contain code between backticks. */
export function billRows({sizes, assumptions, resources}: Bill): string[][] {
  const cells = (row: Pick<Resource, 'unit' | 'amounts'>): string[] =>
    row.amounts.map((amount) => flavoursAsCode(amountText(amount, row)));
  return [
    ['', ...sizes],
    ...assumptions.map((row) => [
      row.name === '' ? 'Assumption' : `Assumption: ${row.name}`,
      ...cells(row),
    ]),
    ...resources.map((row) => [row.name, ...cells(row)]),
  ];
}

/** Names of flavours, such as `s3.large.4`, are code. */
function flavoursAsCode(text: string): string {
  return text.replace(/(?<!`)\b[a-z]+\d+\w*\.\w+\.\d+\b(?!`)/g, '`$&`');
}

/** Removes the backticks of code from a text, for lists outside Markdown. */
export const plain = (text: string): string => text.replaceAll('`', '');
