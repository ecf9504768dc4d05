const storageKey = 'navigation.reloaded';

/**
 * Reloads the page because a route could not load, unless that was tried for this path already.
 *
 * @returns false where the page was reloaded for this path before, or where the session cannot remember it
 */
export function reloadOnce(pathname: string): boolean {
  try {
    if (window.sessionStorage.getItem(storageKey) === pathname) return false;
    window.sessionStorage.setItem(storageKey, pathname);
  } catch {
    // Without storage there is no telling a first failure from a loop.
    return false;
  }
  window.location.reload();
  return true;
}

/** Forgets a reload once a route has loaded, so that a later failure may reload again. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
