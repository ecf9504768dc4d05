import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {Selection} from '../../lib/facets';

export interface Address {
  /** Empty on the server and while the page hydrates. */
  params: URLSearchParams;
  /** Chosen values of the named keys. */
  selection: (keys: readonly string[]) => Selection;
  /** Sets or, with an empty value, removes parameters. A choice makes a step of the history; typing does not. */
  change: (
    changes: Readonly<Record<string, string | readonly string[]>>,
    how?: 'push' | 'replace',
  ) => void;
  /** Takes the last choice back: its step of the history where it made one, else, as in an address that was followed here, the parameter. */
  takeBack: (key: string) => void;
}

/** The query of the address as the state of a page: it can be linked, reloaded and stepped back through. */
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
      // The browser keeps the state with the step, also over a reload and on the way back from another page.
      history[how]({search: next.toString(), hash: history.location.hash, state: how});
    };
    return {
      params,
      selection: (keys) =>
        Object.fromEntries(
          keys.map((key) => [key, params.getAll(key).filter((value) => value !== '')]),
        ),
      change,
      takeBack: (key) => {
        if (!new URLSearchParams(history.location.search).has(key)) return;
        if (history.location.state === 'push') history.goBack();
        else change({[key]: ''}, 'replace');
      },
    };
  }, [history, search]);
}
