import {createStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

const mostRecent = 6;
const mostFavourites = 12;

/** Searches kept in this browser, the newest first. Nothing is sent anywhere. */
export interface KeptSearches {
  recent: readonly string[];
  favourites: readonly string[];
  remember: (query: string) => void;
  toggleFavourite: (query: string) => void;
  forget: (query: string) => void;
}

const recentSlot = createStorageSlot('search.recent');
const favouriteSlot = createStorageSlot('search.favourites');

type Slot = ReturnType<typeof createStorageSlot>;

function read(slot: Slot): string[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

export function useKeptSearches(): KeptSearches {
  const [recent, setRecent] = useState(() => read(recentSlot));
  const [favourites, setFavourites] = useState(() => read(favouriteSlot));

  function storeRecent(list: readonly string[]): void {
    const kept = list.slice(0, mostRecent);
    setRecent(kept);
    recentSlot.set(JSON.stringify(kept));
  }
  function storeFavourites(list: readonly string[]): void {
    const kept = list.slice(0, mostFavourites);
    setFavourites(kept);
    favouriteSlot.set(JSON.stringify(kept));
  }
  const without = (list: readonly string[], query: string): string[] =>
    list.filter((entry) => entry !== query);

  return {
    recent,
    favourites,
    remember(query) {
      const clean = query.trim().slice(0, 100);
      if (clean !== '' && !favourites.includes(clean))
        storeRecent([clean, ...without(recent, clean)]);
    },
    toggleFavourite(query) {
      if (favourites.includes(query)) storeFavourites(without(favourites, query));
      else {
        storeFavourites([query, ...favourites]);
        storeRecent(without(recent, query));
      }
    },
    forget(query) {
      storeRecent(without(recent, query));
      storeFavourites(without(favourites, query));
    },
  };
}
