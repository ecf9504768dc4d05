import {groupBy} from '../groupBy';
import {plain} from './amountText';
import {isRange, rounded, sizeBill, type SizedRow} from './sizeBill';
import type {Bill, Choice, Range} from './types';

/** The total of one kind of resource over several designs. */
export interface Total extends Range {
  /** Id in `data/services.yml`. Undefined for things that run on other resources, such as pods. */
  service: string | undefined;
  item: string;
  unit: string | undefined;
  /** Highest number in each zone. Shorter if fewer zones are used. */
  zones: number[];
  /** Highest number that no page assigns to a zone. */
  unplaced: number;
  /**
   * Highest number of pieces, such as servers or disks of one capacity. Undefined if no page has
   * it.
   */
  pieces: number | undefined;
  /** Names of the designs. */
  designs: string[];
}

export interface ChosenBill {
  title: string;
  bill: Bill;
  choice: Choice;
}

/** Adds up the resources of designs by service, item and unit. Text amounts have no sum. */
export function addUp(chosen: readonly ChosenBill[]): Total[] {
  const parts = chosen.flatMap(({title, bill, choice}) => totalsOf(bill, choice, title));
  return [...groupBy(parts, totalKey).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(add, first)] : [],
  );
}

/** Key of a total. The reader's unit price is stored under it. */
export const totalKey = ({service = '', item, unit = ''}: Omit<Total, keyof Range>): string =>
  [service, item, unit].join('|');

/** Each resource of one design with all its pieces. */
export function totalsOf(bill: Bill, choice: Choice, title: string): Total[] {
  const {rows} = sizeBill(bill, choice);
  return rows.flatMap((row): Total[] => {
    const {resource, amount} = row;
    const all = wholeOf(row, rows);
    if (!all || all.to === 0 || !isRange(amount)) return [];
    const {service, type, unit, name, per} = resource;
    const pieces = per === undefined ? (unit ? undefined : all.to) : all.to / amount.to;
    const zones = spread(pieces ?? 0, zonesOf(row, rows)).map((count) =>
      rounded(per === undefined ? count : count * amount.to),
    );
    const item = plain([type, amount.flavour].filter(Boolean).join(', '));
    return [
      {
        ...all,
        ...{service, unit, zones, pieces: pieces && rounded(pieces), designs: [title]},
        item: item || (unit && service ? '' : plain(name)),
        unplaced: zones.length > 0 ? 0 : all.to,
      },
    ];
  });
}

/**
 * The quantity of a row multiplied by its parent.
 *
 * @returns undefined if one of them is a text
 */
function wholeOf(
  {resource: {per}, amount}: SizedRow,
  rows: readonly SizedRow[],
): Range | undefined {
  if (!isRange(amount)) return undefined;
  const owner = rows.find(({resource}) => resource.name === per);
  const times = typeof per === 'number' ? per : 1;
  const pieces = owner ? wholeOf(owner, rows) : {from: times, to: times};
  return pieces && {from: rounded(amount.from * pieces.from), to: rounded(amount.to * pieces.to)};
}

/** A resource that belongs to another one is in the same zones. */
function zonesOf({resource: {zones, per}, amount}: SizedRow, rows: readonly SizedRow[]): number {
  const owner = rows.find(({resource}) => resource.name === per);
  return amount.zones ?? zones ?? (owner ? zonesOf(owner, rows) : 0);
}

/** Distributes pieces over a number of zones, as evenly as possible. */
function spread(pieces: number, zones: number): number[] {
  return Array.from({length: zones}, (_, zone) => Math.ceil((pieces - zone) / zones));
}

function add(one: Total, other: Total): Total {
  const length = Math.max(one.zones.length, other.zones.length);
  return {
    ...one,
    from: rounded(one.from + other.from),
    to: rounded(one.to + other.to),
    zones: Array.from({length}, (_, zone) =>
      rounded((one.zones[zone] ?? 0) + (other.zones[zone] ?? 0)),
    ),
    unplaced: rounded(one.unplaced + other.unplaced),
    pieces:
      one.pieces === undefined || other.pieces === undefined
        ? undefined
        : one.pieces + other.pieces,
    designs: [...new Set([...one.designs, ...other.designs])],
  };
}
