import {useEffect, useState} from 'react';
import type {DetailsOfServices, ServiceDetails} from '../types';

/**
 * The details of a service; those of all are fetched when one is shown for the first time.
 *
 * @param id of the service, if one is shown
 * @returns `failed` where they cannot be fetched
 */
export function useServiceDetails(id: string | undefined): ServiceDetails | 'loading' | 'failed' {
  const [all, setAll] = useState<DetailsOfServices | 'loading' | 'failed'>('loading');
  const isWanted = id !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Written by `../portfolio.ts`.
    import('@generated/catalogue/portfolio/details.json').then(
      (module) => setAll(module.default),
      () => setAll('failed'),
    );
  }, [isWanted]);
  if (typeof all === 'string') return all;
  return all[id ?? ''] ?? 'failed';
}
