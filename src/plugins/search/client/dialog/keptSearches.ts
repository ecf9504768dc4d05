const mostRecent = 6;
const mostFavourites = 12;

/** Recent searches in this browser, the newest first. They are not sent anywhere. */
export type Kept = 'recent' | 'favourites';

export function keptSearches(kind: Kept): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`search.${kind}`) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function store(kind: Kept, queries: readonly string[], most: number): void {
  try {
    localStorage.setItem(`search.${kind}`, JSON.stringify(queries.slice(0, most)));
  } catch {
    // A browser without storage has no recent searches.
  }
}

const without = (kind: Kept, query: string): string[] =>
  keptSearches(kind).filter((entry) => entry !== query);

export function remember(query: string): void {
  const clean = query.trim().slice(0, 100);
  if (clean !== '' && !keptSearches('favourites').includes(clean))
    store('recent', [clean, ...without('recent', clean)], mostRecent);
}

export function toggleFavourite(query: string): void {
  const others = without('favourites', query);
  if (keptSearches('favourites').length > others.length)
    store('favourites', others, mostFavourites);
  else {
    store('favourites', [query, ...others], mostFavourites);
    store('recent', without('recent', query), mostRecent);
  }
}

export function forget(query: string): void {
  store('recent', without('recent', query), mostRecent);
  store('favourites', without('favourites', query), mostFavourites);
}
