import {storedState} from '../../../components/storedState';
import {
  formatChecklists,
  parseChecklists,
  type Checklists,
  type ItemState,
  type ListState,
} from './state';

/** The reader's checklists. They never leave the browser. */
export const checklists = storedState<Checklists>(
  'checklists',
  (stored) => parseChecklists(stored) ?? {},
  formatChecklists,
);

/** The state of one item and functions to change it. */
export interface ItemPlace {
  page: string;
  id: string;
  /** Number of items in the list. */
  total: number;
}

/** Changes an item. An item without state and note is removed. */
export function changeItem({page, id, total}: ItemPlace, change: ItemState): void {
  const lists = checklists.get();
  const {[id]: before, ...others} = lists[page]?.items ?? {};
  const {state, note} = {...before, ...change};
  const item = {...(state && {state}), ...(note && {note})};
  const items = Object.keys(item).length > 0 ? {...others, [id]: item} : others;
  setList(page, Object.keys(items).length > 0 ? {total, items} : undefined);
}

/** Replaces the state of a list; undefined resets it. */
export function setList(page: string, list: ListState | undefined): void {
  const {[page]: _before, ...others} = checklists.get();
  checklists.set(list ? {...others, [page]: list} : others);
}
