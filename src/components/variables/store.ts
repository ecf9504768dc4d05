import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import {parseValues, type Values} from './values';

/*
 * The reader's values. The browser's storage keeps them and shares them with other tabs. Without
 * storage they live as long as the page.
 */
const slot = createStorageSlot('variables');
const noValues: Values = {};
const listeners = new Set<() => void>();
let values: Values | undefined;
let stopListening: (() => void) | undefined;

/** The empty value is always the same object, so that React does not render samples again. */
function read(stored: string | null): Values {
  const kept = parseValues(stored);
  return Object.keys(kept).length > 0 ? kept : noValues;
}

function snapshot(): Values {
  values ??= read(slot.get());
  return values;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopListening ??= slot.listen(({newValue}) => publish(read(newValue)));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
    values = undefined;
  };
}

function publish(changed: Values): void {
  values = changed;
  for (const listener of listeners) listener();
}

/** The reader's values. Empty on the server and until the page is hydrated. */
export function useValues(): Values {
  return useSyncExternalStore(subscribe, snapshot, () => noValues);
}

/** Keeps a value; undefined puts the variable back to its default. */
export function setValue(name: string, value: string | undefined): void {
  const others = Object.fromEntries(Object.entries(snapshot()).filter(([key]) => key !== name));
  const changed = value === undefined ? others : {...others, [name]: value};
  if (Object.keys(changed).length > 0) slot.set(JSON.stringify(changed));
  else slot.del();
  publish(changed);
}
