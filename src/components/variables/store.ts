import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import {parseValues, type Values} from './values';

/*
 * The reader's values: the one home for them. They are kept in the browser's storage, shared with its other tabs, and sent nowhere. Where the
 * storage is not available they live as long as the page.
 */
const slot = createStorageSlot('variables');
const noValues: Values = {};
const listeners = new Set<() => void>();
let values: Values | undefined;
let stopListening: (() => void) | undefined;

/** None is always the same object: another one would make React render every sample again, at once, after it hydrated them. */
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
  stopListening ??= slot.listen(({newValue}) => {
    publish(read(newValue));
  });
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

/** The reader's values; on the server and until the page is hydrated none, so that defaults stand. */
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
