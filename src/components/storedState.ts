import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

export interface StoredState<State> {
  /** The state. Empty on the server and until hydration. */
  use: () => State;
  get: () => State;
  set: (changed: State) => void;
}

/**
 * State in the browser's storage, shared between tabs. Without storage it lasts until the page is
 * closed. An empty state removes the entry.
 *
 * @param parse parses a stored text; it returns an empty object for null and invalid text
 */
export function storedState<State extends object>(
  key: string,
  parse: (stored: string | null) => State,
  format: (state: State) => string = JSON.stringify,
): StoredState<State> {
  const slot = createStorageSlot(key);
  const listeners = new Set<() => void>();
  // Always the same object, because a new one would render everything again.
  const empty = parse(null);
  let state: State | undefined;
  let stopListening: (() => void) | undefined;

  const isEmpty = (candidate: State): boolean => Object.keys(candidate).length === 0;

  function read(stored: string | null): State {
    const kept = parse(stored);
    return isEmpty(kept) ? empty : kept;
  }

  function get(): State {
    state ??= read(slot.get());
    return state;
  }

  function publish(changed: State): void {
    state = changed;
    for (const listener of listeners) listener();
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
      state = undefined;
    };
  }

  return {
    use: () => useSyncExternalStore(subscribe, get, () => empty),
    get,
    set: (changed) => {
      if (isEmpty(changed)) slot.del();
      else slot.set(format(changed));
      publish(isEmpty(changed) ? empty : changed);
    },
  };
}
