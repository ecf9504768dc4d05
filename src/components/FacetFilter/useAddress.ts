import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';

export interface Address {
  /** Empty during server rendering and hydration. */
  params: URLSearchParams;
  /** Sets parameters and removes empty ones. `replace` adds no history entry. */
  change: (
    changes: Readonly<Record<string, string | readonly string[]>>,
    how?: 'push' | 'replace',
  ) => void;
  /** Removes a parameter. If the last history entry set it, this goes back one entry. */
  takeBack: (key: string) => void;
}

/** The query of the address as component state. */
export function useAddress(): Address {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const change: Address['change'] = (changes, how = 'push') => {
      // Read from the history instead of the render, because two changes may happen between
      // renders.
      const now = new URLSearchParams(history.location.search);
      const next = new URLSearchParams(now);
      for (const [key, value] of Object.entries(changes)) {
        next.delete(key);
        for (const one of [value].flat()) if (one !== '') next.append(key, one);
      }
      // Setting the same address again would scroll to the top.
      if (next.toString() === now.toString()) return;
      // The browser keeps this state when the reader reloads the page or goes back.
      history[how]({search: next.toString(), hash: history.location.hash, state: how});
    };
    return {
      params,
      change,
      takeBack: (key) => {
        if (!new URLSearchParams(history.location.search).has(key)) return;
        if (history.location.state === 'push') history.goBack();
        else change({[key]: ''}, 'replace');
      },
    };
  }, [history, search]);
}
