import {useEffect, useState} from 'react';
import type {DetailsOfServices, ServiceDetails} from '../types';

/**
 * The details of a service. The first request fetches those of all services.
 *
 * @param id of the service, if one is open
 * @returns `failed` if they cannot be fetched
 */
export function useServiceDetails(id: string | undefined): ServiceDetails | 'loading' | 'failed' {
  const [all, setAll] = useState<DetailsOfServices | 'loading' | 'failed'>('loading');
  const isWanted = id !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // `../portfolio.ts` writes it.
    import('@generated/catalogue/portfolio/details.json').then(
      (module) => setAll(module.default),
      () => setAll('failed'),
    );
  }, [isWanted]);
  if (typeof all === 'string') return all;
  return all[id ?? ''] ?? 'failed';
}
