import {isRecord} from '../../../lib/isRecord';

export interface ItemState {
  state?: 'done' | 'na' | undefined;
  note?: string | undefined;
}

export interface ListState {
  /** Number of items in the list when the reader last changed one. */
  total: number;
  /** Items that the reader changed, by their ids. */
  items: Readonly<Record<string, ItemState>>;
}

/** The state of all checklists, by the address of the page. */
export type Checklists = Readonly<Record<string, ListState>>;

const version = 1;
/** Highest length of a note, in characters. */
export const longestNote = 500;

/** Converts the state to text, for storage and export. */
export function formatChecklists(lists: Checklists): string {
  return JSON.stringify({version, lists});
}

/**
 * Parses a stored or exported text.
 *
 * @returns undefined if it is invalid
 */
export function parseChecklists(text: string | null): Checklists | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    if (!isRecord(parsed) || parsed['version'] !== version) return undefined;
    const {lists} = parsed;
    return isRecord(lists) && Object.values(lists).every(isList)
      ? (lists as Checklists)
      : undefined;
  } catch {
    return undefined;
  }
}

function isList(list: unknown): boolean {
  if (!isRecord(list) || !Number.isInteger(list['total'])) return false;
  const {items} = list;
  return isRecord(items) && Object.values(items).every(isItem);
}

function isItem(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const {state, note = ''} = item;
  return (
    (state === undefined || state === 'done' || state === 'na') &&
    typeof note === 'string' &&
    note.length <= longestNote
  );
}

export interface Progress {
  done: number;
  notApplicable: number;
  /** Number of applicable items. */
  of: number;
}

/** @param ids ids of existing items; without them, all items of the state count */
export function progressOf(
  list: ListState | undefined,
  total: number,
  ids?: readonly string[],
): Progress {
  const known = Object.entries(list?.items ?? {}).filter(([id]) => ids?.includes(id) ?? true);
  const count = (wanted: string): number => known.filter(([, {state}]) => state === wanted).length;
  return {done: count('done'), notApplicable: count('na'), of: total - count('na')};
}

export function sumOf(all: readonly Progress[]): Progress {
  const sum = (key: keyof Progress): number => all.reduce((total, one) => total + one[key], 0);
  return {done: sum('done'), notApplicable: sum('notApplicable'), of: sum('of')};
}
