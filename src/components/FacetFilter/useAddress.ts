import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';

export interface Address {
  /** Empty on the server and while the page hydrates. */
  params: URLSearchParams;
  /** Sets parameters; an empty value removes one. `replace` adds no step to the history. */
  change: (
    changes: Readonly<Record<string, string | readonly string[]>>,
    how?: 'push' | 'replace',
  ) => void;
  /** Removes a parameter: by a step back if the last step set it, else by a change. */
  takeBack: (key: string) => void;
}

/** The query of the address as the state of a page. */
export function useAddress(): Address {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const change: Address['change'] = (changes, how = 'push') => {
      // From the history, not from the render: two changes may come between two renders.
      const now = new URLSearchParams(history.location.search);
      const next = new URLSearchParams(now);
      for (const [key, value] of Object.entries(changes)) {
        next.delete(key);
        for (const one of [value].flat()) if (one !== '') next.append(key, one);
      }
      // The same address anew would scroll to the top.
      if (next.toString() === now.toString()) return;
      // The browser keeps this state over a reload and on the way back.
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
