import type * as architectures from '@generated/entry-pages/compare/architectures';
import {useEffect, useState} from 'react';

type Fetched = typeof architectures;

/** Data for the comparison, fetched when a reader compares. `failed` if the network fails. */
export function useDetails(): Fetched | 'loading' | 'failed' {
  const [fetched, setFetched] = useState<Fetched | 'loading' | 'failed'>('loading');
  useEffect(() => {
    // `src/plugins/entry-pages/compareData.ts` writes it.
    import('@generated/entry-pages/compare/architectures').then(setFetched, () =>
      setFetched('failed'),
    );
  }, []);
  return fetched;
}
