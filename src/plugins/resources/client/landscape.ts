import {toCsv} from '../../../lib/csv';
import {isRecord} from '../../../lib/isRecord';
import {plain} from '../../../lib/bill/amountText';
import {totalKey, type Total} from '../../../lib/bill/addUp';
import {rounded, sizeBill} from '../../../lib/bill/sizeBill';
import type {Bill, Choice} from '../../../lib/bill/types';
import type {Quota} from '../../../schemas/service';

/** The bill of a page. */
export interface PageBill {
  /** Address without the base path. */
  page: string;
  title: string;
  bill: Bill;
}

export interface LandscapeService {
  id: string;
  name: string;
  quotas?: readonly Quota[] | undefined;
}

/** The reader's choices. */
export interface LandscapeState {
  /** By the address of the page. */
  chosen?: Readonly<Record<string, Choice>>;
  /** The reader's own unit prices, by the key of a total. */
  prices?: Readonly<Record<string, number>>;
}

const version = 1;

/** Converts the state to text, for storage. */
export function formatLandscape(state: LandscapeState): string {
  return JSON.stringify({version, ...state});
}

/** Parses a stored text. An invalid text gives an empty state. */
export function parseLandscape(text: string | null): LandscapeState {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    if (!isRecord(parsed) || parsed['version'] !== version) return {};
    const {chosen = {}, prices = {}} = parsed;
    return isRecord(chosen) && Object.values(chosen).every(isChoice) && isNumbers(prices)
      ? withoutEmpty({chosen: chosen as Record<string, Choice>, prices})
      : {};
  } catch {
    return {};
  }
}

/** Drops empty parts, so that an empty state removes the entry from the storage. */
export function withoutEmpty(state: LandscapeState): LandscapeState {
  return Object.fromEntries(
    Object.entries(state).filter(([, part]) => Object.keys(part as object).length > 0),
  );
}

function isChoice(choice: unknown): boolean {
  if (!isRecord(choice)) return false;
  const {size = '', numbers = {}} = choice;
  return typeof size === 'string' && isNumbers(numbers);
}

function isNumbers(numbers: unknown): numbers is Record<string, number> {
  return (
    isRecord(numbers) &&
    Object.values(numbers).every((each) => typeof each === 'number' && each >= 0)
  );
}

/** A quota and the highest need of its service. */
export function neededOf({unit}: Quota, totals: readonly Total[]): number {
  const counted = totals.map((total) =>
    unit === undefined ? (total.pieces ?? 0) : total.unit === unit ? total.to : 0,
  );
  return rounded(counted.reduce((sum, each) => sum + each, 0));
}

/**
 * The cost of a total at the reader's price.
 *
 * @returns undefined without a price
 */
export function costOf(
  total: Total,
  prices: LandscapeState['prices'],
): {from: number; to: number} | undefined {
  const price = prices?.[totalKey(total)];
  return price === undefined
    ? undefined
    : {from: rounded(total.from * price), to: rounded(total.to * price)};
}

/** The resource of a total: `2 vCPU, 4 GiB`. */
export const itemOf = ({item}: Total): string => item || 'capacity';

/** All totals as CSV. */
export function landscapeCsv(
  totals: readonly Total[],
  names: ReadonlyMap<string, string>,
  prices: LandscapeState['prices'],
): string {
  const head = 'Service,Resource,Unit,Least,Most,Zone 1,Zone 2,Zone 3,No zone,Price of one,Cost';
  return toCsv([
    [...head.split(','), 'Blueprints'],
    ...totals.map((total) => [
      names.get(total.service ?? '') ?? '',
      itemOf(total),
      total.unit ?? '',
      ...[total.from, total.to, ...[0, 1, 2].map((zone) => total.zones[zone] ?? 0)].map(String),
      String(total.unplaced),
      String(prices?.[totalKey(total)] ?? ''),
      String(costOf(total, prices)?.to ?? ''),
      total.designs.join('; '),
    ]),
  ]);
}

/** Lines for a calculator: service, flavour, highest need, unit. */
export function calculatorList(
  totals: readonly Total[],
  names: ReadonlyMap<string, string>,
): string {
  const lines = totals.flatMap((total) => {
    const name = names.get(total.service ?? '');
    return name === undefined ? [] : [[name, itemOf(total), total.to, total.unit ?? '']];
  });
  return [['Service', 'Flavour', 'Quantity', 'Unit'], ...lines]
    .map((line) => `${line.join('\t').trimEnd()}\n`)
    .join('');
}

/** A bill as CSV: a line for each resource and size, then the reader's own size. */
export function billCsv(title: string, bill: Bill, choice: Choice): string {
  const sized = sizeBill(bill, choice);
  const own = Object.keys(choice.numbers ?? {}).length > 0;
  const rows = [
    ...bill.sizes.flatMap((size, index) =>
      [...bill.assumptions, ...bill.resources].map((row) => ({
        ...{size, row, amount: row.amounts[index] ?? {}, how: undefined},
      })),
    ),
    ...(own ? sized.rows : []).map(({resource, amount, how}) => ({
      ...{size: 'Your numbers', row: resource, amount, how},
    })),
  ];
  const head = 'Blueprint,Size,Resource,Service,Least,Most,Unit,Flavour,Note,For each,Arithmetic';
  return toCsv([
    head.split(','),
    ...rows.map(({size, row, amount: {from = '', to = '', flavour, note}, how}) => {
      const {service, per} = row as {service?: string; per?: string | number};
      const name = 'picks' in row ? `Assumption: ${row.name}` : row.name;
      return [title, size, name, service, from, to, row.unit, flavour, note, per, how].map((each) =>
        plain(String(each ?? '')),
      );
    }),
  ]);
}
