import type * as architectures from '@generated/entry-pages/compare/architectures';
import {useEffect, useState} from 'react';

type Fetched = typeof architectures;

/** What stands side by side; fetched when a reader compares. `failed` if the network fails. */
export function useDetails(): Fetched | 'loading' | 'failed' {
  const [fetched, setFetched] = useState<Fetched | 'loading' | 'failed'>('loading');
  useEffect(() => {
    // Written by `src/plugins/entry-pages/compareData.ts`.
    import('@generated/entry-pages/compare/architectures').then(setFetched, () =>
      setFetched('failed'),
    );
  }, []);
  return fetched;
}
