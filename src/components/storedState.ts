import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

export interface StoredState<State> {
  /** The state. Empty on the server and until the page is hydrated. */
  use: () => State;
  get: () => State;
  set: (changed: State) => void;
}

/**
 * State that the browser's storage keeps and shares with other tabs. Without storage it lives as
 * long as the page. An empty state leaves nothing in the storage.
 *
 * @param parse reads a stored text; null and what is not valid give an empty object
 */
export function storedState<State extends object>(
  key: string,
  parse: (stored: string | null) => State,
  format: (state: State) => string = JSON.stringify,
): StoredState<State> {
  const slot = createStorageSlot(key);
  const listeners = new Set<() => void>();
  // Always the same object, so that React does not render everything again.
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
